-- The sentences of finesse.lua, in German.
-- luacheck: no max line length

return {
  ["The finesse"] = "Der Schnitt",
  ["Your partner holds ace, queen and jack of spades; the king is with one of the others. If partner leads spades, the king takes the queen or the jack. What if you lead them?"] =
    "Dein Partner hat Ass, Dame und Bube in Pik; den König hat einer der anderen. "
    .. "Spielt dein Partner Pik aus, so nimmt der König die Dame oder den Buben. Und "
    .. "wenn du Pik ausspielst?",
  ["You lead. Left plays next, then partner, who sees what Left has played."] =
    "Du spielst aus. Dann spielt Links, dann dein Partner, der sieht, was Links "
    .. "gespielt hat.",
  ["it is a sure trick that can wait: you need it to lead again."] =
    "das ist ein sicherer Stich, der warten kann: du brauchst ihn, um noch einmal "
    .. "auszuspielen.",
  ["it can wait: you need a way to lead again."] =
    "er kann warten: du musst noch einmal ans Ausspielen kommen.",
  ["Lead a spade, towards the cards of your partner."] =
    "Spiel ein Pik aus, auf die Karten deines Partners zu.",
  ["Left played low, partner the jack, and it won: whoever has the king has not played it before partner had to choose."] =
    "Links hat klein gespielt, dein Partner den Buben, und der hat gewonnen: wer den "
    .. "König hat, hat ihn nicht gespielt, bevor dein Partner wählen musste.",
  ["Partner leads a diamond, so that you can lead a second time."] =
    "Dein Partner spielt Karo aus, damit du ein zweites Mal ausspielen kannst.",
  ["another player would win the trick, and lead."] =
    "den Stich würde ein anderer machen und dann ausspielen.",
  ["And now?"] = "Und jetzt?",
  ["Once more towards partner: a spade."] =
    "Noch einmal auf den Partner zu: ein Pik.",
  ["The queen has won as well."] = "Auch die Dame hat gewonnen.",
  ["Left had to play before ace and queen, so the king is caught. Had Right held it, it would have won: a finesse works half of the time. Leading the ace first never catches the king."] =
    "Links musste vor Ass und Dame spielen, also ist der König gefangen. Hätte Rechts "
    .. "ihn gehabt, so hätte er gewonnen: ein Schnitt gelingt jedes zweite Mal. Wer "
    .. "zuerst das Ass ausspielt, fängt den König nie.",
}
