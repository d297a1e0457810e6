# language: ja
フィーチャ: 唱える：唱えてよいかどうかを判断する時点の変遷

  ルール: かつては、唱え始める前に、カードだけが判断された

    @case:ja-then-thunder-by-its-card @until:20150327 @branch:attempted @wiki:cast/history-only-before @601.5/card-alone-was-judged
    シナリオ: 《虚空の選別者》のもとで、カードのマナ総量が偶数の《とどろく雷鳴》は、Xを1としても唱え始められなかった
      前提 アリスは《山》4つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《とどろく雷鳴》がある
      もし アリスは、Xを1とし、ボブを対象とし、《とどろく雷鳴》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない

    @case:ja-then-blaze-by-its-card @until:20150327 @wiki:cast/history-only-before @601.5/card-alone-was-judged
    シナリオアウトライン: 《虚空の選別者》のもとで、カードのマナ総量が奇数の《猛火》は、Xを<X>としても唱えられた
      前提 アリスは《山》4つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《猛火》がある
      もし アリスは、Xを<X>とし、ボブを対象とし、《猛火》を唱える
      ならば 唱えるのは適正である
      かつ 《猛火》のマナ総量は<値>である

      例:
        | id   | X | 値 |
        | even | 1 | 2  |
        | odd  | 2 | 3  |

    @case:ja-then-bears-not-begun @until:20150327 @branch:attempted @wiki:cast/history-only-before @601.5/card-alone-was-judged
    シナリオ: 《虚空の選別者》のもとで、《灰色熊》は唱え始められなかった
      前提 アリスは《森》2つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《灰色熊》がある
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない

    @case:ja-then-white-angel-face-down @until:20150327 @branch:taken @wiki:cast/history-face-down @601.5a/face-down-spell-was-judged
    シナリオ: 白が選ばれた《エメリアの盾、イオナ》のもとでも、《賛美されし天使》は裏向きで唱えられた
      前提 アリスは《平地》6つをコントロールしている
      かつ ボブは白が選ばれた《エメリアの盾、イオナ》をコントロールしている
      かつ アリスの手札に《賛美されし天使》がある
      もし アリスは、裏向きで、《賛美されし天使》を唱える
      ならば 唱えるのは適正である
      かつ 《賛美されし天使》は裏向きでスタックにある

    @case:ja-then-white-angel-face-up @until:20150327 @branch:declined @wiki:cast/history-face-down @601.5a/face-down-spell-was-judged
    シナリオ: 白が選ばれた《エメリアの盾、イオナ》のもとで、《賛美されし天使》は表向きでは唱え始められなかった
      前提 アリスは《平地》6つをコントロールしている
      かつ ボブは白が選ばれた《エメリアの盾、イオナ》をコントロールしている
      かつ アリスの手札に《賛美されし天使》がある
      もし アリスは《賛美されし天使》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない

  ルール: 2015年7月の版では、提示された呪文だけが判断された

    @case:ja-2015-bears-begun @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2e/proposal-alone-was-judged @601.2a/anything-could-be-begun
    シナリオ: 《虚空の選別者》のもとで、《灰色熊》は唱え始められ、提示の後に取り消された
      前提 アリスは《森》2つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《灰色熊》がある
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

    @case:ja-2015-second-card-begun @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2a/anything-could-be-begun
    シナリオ: 唱えることを何も許可していないライブラリーの上から2枚目も、唱え始められ、提示の後に取り消された
      前提 アリスは《森》2つをコントロールしている
      かつ アリスのライブラリーは上から順に《島》と《灰色熊》である
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

    @case:ja-2015-another-players-library @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2a/anything-could-be-begun
    シナリオ: 対戦相手のライブラリーの上から4枚目も、唱え始められ、提示の後に取り消された
      前提 アリスは《森》2つをコントロールしている
      かつ ボブのライブラリーは上から順に《島》3枚と《灰色熊》である
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

    @case:ja-2015-sorcery-begun-at-an-instants-time @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2e/proposal-alone-was-judged
    シナリオ: ソーサリーの《予言》は対戦相手のターンにも唱え始められ、提示の後に取り消された
      前提 アリスは《島》3つをコントロールしている
      かつ アリスの手札に《予言》がある
      かつ ボブの終了ステップである
      かつ ボブは優先権をパスした
      もし アリスは《予言》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

    @case:ja-2015-thunder-as-proposed @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2e/proposal-alone-was-judged
    シナリオ: 《虚空の選別者》のもとで、《とどろく雷鳴》は、Xを1とすれば唱えられた
      前提 アリスは《山》4つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《とどろく雷鳴》がある
      もし アリスは、Xを1とし、ボブを対象とし、《とどろく雷鳴》を唱える
      ならば 唱えるのは適正である
      かつ 《とどろく雷鳴》のマナ総量は3である

    @case:ja-2015-blaze-as-proposed @since:20150717 @until:20150717 @wiki:cast/history-only-once-proposed @601.2e/proposal-alone-was-judged
    シナリオ: 《虚空の選別者》のもとで、《猛火》は、Xを1とすれば取り消された
      前提 アリスは《山》4つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《猛火》がある
      もし アリスは、Xを1とし、ボブを対象とし、《猛火》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

  ルール: 2015年9月の版からは、唱え始める前と提示の後の両方で判断される

    @case:ja-now-bears-not-begun @since:20150926 @branch:attempted @wiki:cast/history-both @601.2/no-beginning-without-being-allowed @601.3/prohibited-by-an-effect
    シナリオ: 《虚空の選別者》のもとで、《灰色熊》は唱え始められない
      前提 アリスは《森》2つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《灰色熊》がある
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない

    @case:ja-now-another-players-library @since:20150926 @branch:attempted @wiki:cast/history-both @601.2/no-beginning-without-being-allowed @601.3/allowed-by-a-rule-or-effect
    シナリオ: 対戦相手のライブラリーの上から4枚目は、唱え始められない
      前提 アリスは《森》2つをコントロールしている
      かつ ボブのライブラリーは上から順に《島》3枚と《灰色熊》である
      もし アリスは《灰色熊》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない

    @case:ja-now-thunder-odd @since:20150926 @branch:taken @wiki:cast/history-both @wiki:cast/ex-winnower-thunder @601.3a/begun-against-a-prohibition @601.3a/ex1
    シナリオアウトライン: 《虚空の選別者》のもとで、《とどろく雷鳴》はXを<X>とすれば唱えられる
      前提 アリスは《山》6つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《とどろく雷鳴》がある
      もし アリスは、Xを<X>とし、ボブを対象とし、《とどろく雷鳴》を唱える
      ならば 唱えるのは適正である
      かつ 《とどろく雷鳴》のマナ総量は<値>である

      例:
        | id    | X | 値 |
        | one   | 1 | 3  |
        | three | 3 | 5  |

    @case:ja-now-thunder-even @since:20150926 @branch:declined @wiki:cast/history-both @wiki:cast/ex-winnower-thunder @601.2e/spell-judged-as-proposed @601.3a/begun-against-a-prohibition @601.3a/ex1
    シナリオアウトライン: 《虚空の選別者》のもとで、《とどろく雷鳴》はXを<X>とすると唱え始められるが取り消される
      前提 アリスは《山》6つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《とどろく雷鳴》がある
      もし アリスは、Xを<X>とし、<対象>を対象とし、《とどろく雷鳴》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

      例:
        | id   | X | 対象 |
        | two  | 2 | ボブ |
        | four | 4 | ボブ |

    @case:ja-now-blaze-even @since:20150926 @wiki:cast/history-both @601.2e/spell-judged-as-proposed
    シナリオ: 《虚空の選別者》のもとで、《猛火》はXを1とすると唱え始められるが取り消される
      前提 アリスは《山》4つをコントロールしている
      かつ ボブは《虚空の選別者》をコントロールしている
      かつ アリスの手札に《猛火》がある
      もし アリスは、Xを1とし、ボブを対象とし、《猛火》を唱えようとする
      ならば 唱えるのは始められるが取り消される
      かつ 何も変わっていない

    @case:ja-now-white-angel-face-down @since:20150926 @wiki:cast/history-both @601.3/prohibited-by-an-effect
    シナリオ: 白が選ばれた《エメリアの盾、イオナ》のもとで、《賛美されし天使》は裏向きなら唱えられる
      前提 アリスは《平地》6つをコントロールしている
      かつ ボブは白が選ばれた《エメリアの盾、イオナ》をコントロールしている
      かつ アリスの手札に《賛美されし天使》がある
      もし アリスは、裏向きで、《賛美されし天使》を唱える
      ならば 唱えるのは適正である
      かつ 《賛美されし天使》は裏向きでスタックにある

    @case:ja-now-white-angel-face-up @since:20150926 @branch:attempted @wiki:cast/history-both @601.3/prohibited-by-an-effect
    シナリオ: 白が選ばれた《エメリアの盾、イオナ》のもとで、《賛美されし天使》は表向きでは唱え始められない
      前提 アリスは《平地》6つをコントロールしている
      かつ ボブは白が選ばれた《エメリアの盾、イオナ》をコントロールしている
      かつ アリスの手札に《賛美されし天使》がある
      もし アリスは《賛美されし天使》を唱えようとする
      ならば 唱えるのは始めることもできない
      かつ 何も変わっていない
