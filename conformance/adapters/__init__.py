"""Adapters: how an engine is reached through the port."""
