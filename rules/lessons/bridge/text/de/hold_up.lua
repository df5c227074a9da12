-- The sentences of hold_up.lua, in German.

return {
  ["The hold-up"] = "Das Ducken",
  ["Against a contract without trumps the others lead their long suit. "
    .. "If your ace is the only card that stops it, do not play it at once: "
    .. "wait until one of them cannot lead that suit any more."]
    = "Gegen einen Kontrakt ohne Trumpf spielen die anderen ihre lange Farbe "
      .. "aus. Hält sie nur dein Ass auf, so spiel es nicht sofort: warte, bis "
      .. "einer von ihnen diese Farbe nicht mehr ausspielen kann.",
  ["You play 3NT and need nine tricks: two spades, the ace of "
    .. "hearts, two clubs, and four diamonds even if the king is against "
    .. "you. Left has led the king of hearts; first you play from dummy."]
    = "Du spielst 3NT und brauchst neun Stiche: zwei in Pik, das Herz-Ass, "
      .. "zwei in Kreuz und vier in Karo, auch wenn der König gegen dich sitzt. "
      .. "Links hat den Herz-König ausgespielt; zuerst spielst du vom Tisch.",
  ["If Right wins with the king of diamonds later, what may Right "
    .. "not have then?"]
    = "Gewinnt Rechts später mit dem Karo-König: was darf Rechts dann nicht "
      .. "mehr haben?",
  ["Right still has hearts then, and leads one to Left's: "
    .. "four more tricks for them."]
    = "Rechts hat dann noch Herz und spielt Links eins zu: vier Stiche mehr "
      .. "für die anderen.",
  ["The ace does not run away."] = "Das Ass läuft nicht weg.",
  ["The queen. Right has played the two and the five."]
    = "Die Dame. Rechts hat die Zwei und die Fünf gespielt.",
  ["eight hearts are gone then, and four are against you: "
    .. "Right may have one."]
    = "dann sind acht Herz weg, und vier sitzen gegen dich: vielleicht hat "
      .. "Rechts noch eins.",
  ["They have two tricks, and may have four."]
    = "Die anderen haben zwei Stiche, und vier dürfen sie haben.",
  ["The third heart. Dummy has none left, and must throw a card."]
    = "Das dritte Herz. Der Tisch hat keins mehr und muss eine Karte abwerfen.",
  ["The diamonds are your tricks: throw something else."]
    = "Die Karos sind deine Stiche: wirf etwas anderes ab.",
  ["Right followed with the nine, and your ace has won. Only Left "
    .. "has hearts now."]
    = "Rechts hat mit der Neun bedient, und dein Ass hat gewonnen. Jetzt hat "
      .. "nur noch Links Herz.",
  ["Left must not win a trick any more, Right may."]
    = "Links darf keinen Stich mehr machen, Rechts schon.",
  ["The diamonds first: you need four of them, and can stop the "
    .. "other suits only now."]
    = "Zuerst Karo: davon brauchst du vier Stiche, und nur jetzt kannst du die "
      .. "anderen Farben noch halten.",
  ["Left has played the two. What from dummy?"]
    = "Links hat die Zwei gespielt. Was spielst du vom Tisch?",
  ["if Left has the king, it wins later, and Left plays "
    .. "hearts."]
    = "hat Links den König, so gewinnt er später, und Links spielt Herz.",
  ["Right has the king, and no heart."]
    = "Rechts hat den König, und kein Herz.",
  ["Whatever Right leads, you have nine tricks. Had you played the ace "
    .. "to the first trick, Right would lead a heart now, and they would win "
    .. "five."]
    = "Was Rechts auch ausspielt, du hast neun Stiche. Hättest du im ersten "
      .. "Stich das Ass gespielt, so käme Rechts jetzt mit Herz, und die "
      .. "anderen machten fünf.",
}
