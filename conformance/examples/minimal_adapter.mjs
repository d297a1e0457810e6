#!/usr/bin/env node
// A complete adapter for plain Node.js, without any package: an engine that knows how to play a land.
//
//     crconf run --engine 'node minimal_adapter.mjs' --rule 305
//
// It answers five requests, one JSON message a line. What the engine cannot do is "unsupported", never an error and never
// a guess. Replace `Engine` by calls into your own; README.md beside this file says what each answer means.

import { createInterface } from "node:readline";

const MAIN_PHASES = ["precombat main", "postcombat main"];

/** The engine cannot set this up, or do it. */
class Unsupported extends Error {}

/** The engine: its state is a position as the protocol has it, which few engines will have so easy. */
class Engine {
  position = { players: [] };
  landsPlayed = 0;

  setUp(position) {
    if (position.players.length > 4) throw new Unsupported("more than four players");
    if (position.teams?.length) throw new Unsupported("teams");
    this.position = structuredClone(position);
    this.landsPlayed = 0;
  }

  /** Play a land; says why not where the rules forbid it (CR 305.1-305.3). */
  playLand(player, card) {
    const owner = this.position.players.find((one) => one.name === player);
    const held = owner.hand?.find((one) => one.id === card);
    if (!held) return "the card is not in that player's hand";
    if (this.position.active_player !== player || this.position.stack?.length)
      return "a land is played in one's own turn, with the stack empty";
    if (!MAIN_PHASES.includes(this.position.step ?? "precombat main") || this.landsPlayed)
      return "one land a turn, in a main phase";
    owner.hand = owner.hand.filter((one) => one.id !== card);
    const land = { id: card, card: held.card, controller: player, owner: player };
    this.position.battlefield = [...(this.position.battlefield ?? []), land];
    this.landsPlayed += 1;
    return null;
  }
}

const engine = new Engine();

const methods = {
  /** Who the engine is, and what it can do. */
  initialize() {
    return {
      engine: "Minimal example",
      version: "1.0",
      protocol: 1,
      cards: ["Forest", "Island", "Mountain", "Plains", "Swamp"], // or "all", "none", "ask"
      observes: ["all"],
      moments: true, // it tells at which moment an action was refused
    };
  },

  /** Put a position on the table. */
  setup({ position }) {
    try {
      engine.setUp(position);
    } catch (no) {
      if (!(no instanceof Unsupported)) throw no;
      return { unsupported: no.message };
    }
    return {};
  },

  /** Carry out one action as the engine's players would; what it refuses it leaves as it was (CR 733.1). */
  act({ action }) {
    if (action.do !== "play land") return { outcome: "unsupported", message: action.do };
    const refused = engine.playLand(action.player, action.card);
    if (refused) return { outcome: "illegal", moment: "begin", message: refused, rule: "305.3" };
    return { outcome: "ok" };
  },

  /** Read the whole position out, and name in "omitted" what the engine cannot see. */
  observe() {
    return engine.position;
  },

  /** Let go of everything; the loop ends after this answer. */
  shutdown() {
    return {};
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const answer = { jsonrpc: "2.0", id };
  try {
    answer.result = methods[method](params);
  } catch (error) {
    // The engine's own fault: the case is an error, and the next one is played.
    console.error(`${method}: ${error}`); // kept with the verdict
    answer.error = { code: -32603, message: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  if (method === "shutdown") break;
}
process.exit(0);
