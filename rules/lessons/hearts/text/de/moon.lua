-- The sentences of moon.lua, in German.

return {
  ["Shooting the moon"] = "Der Durchmarsch",
  ["Whoever takes all thirteen hearts and the queen of spades has no "
    .. "point, and all others have 26. It needs high cards in every suit, and "
    .. "a plan for the cards that cannot win."]
    = "Wer alle dreizehn Herz und die Pik-Dame macht, hat keinen Punkt, und "
      .. "alle anderen haben 26. Dazu braucht es hohe Karten in jeder Farbe und "
      .. "einen Plan für die Karten, die nicht gewinnen können.",
  ["You hold twelve cards that win, and the three of diamonds."]
    = "Du hast zwölf Karten, die gewinnen, und die Karo-Drei.",
  ["All three were sure to win."] = "Alle drei gewinnen sicher.",
  ["A trick without points may be lost: only the points must all be "
    .. "yours. When do you lose the three?"]
    = "Ein Stich ohne Punkte darf verloren gehen: nur die Punkte müssen alle "
      .. "dir gehören. Wann gibst du die Drei ab?",
  ["when diamonds are led again, somebody may have none "
    .. "left, and throw a heart to another player."]
    = "wenn noch einmal Karo kommt, hat vielleicht jemand keins mehr und wirft "
      .. "einem anderen ein Herz zu.",
  ["Now, while all have diamonds and must follow: later "
    .. "somebody throws a heart into that trick."]
    = "Jetzt, solange alle Karo haben und bedienen müssen: später wirft jemand "
      .. "ein Herz in diesen Stich.",
  ["Right has won, and no point was in it."]
    = "Rechts hat gewonnen, und es war kein Punkt darin.",
  ["Right has led the eight of spades."]
    = "Rechts hat die Pik-Acht ausgespielt.",
  ["Ace, king and queen are all yours, so each of them wins."]
    = "Ass, König und Dame hast alle du, also gewinnt jede davon.",
  ["Hearts are not broken: you may not lead them yet."]
    = "Herz ist nicht gebrochen: du darfst es noch nicht ausspielen.",
  ["That wins, too. But lead a club: Left has played the only "
    .. "one, and must throw something."]
    = "Auch das gewinnt. Aber spiel Kreuz aus: Links hat das einzige gespielt "
      .. "und muss etwas abwerfen.",
  ["Left threw a heart. Hearts are broken now."]
    = "Links hat ein Herz abgeworfen. Jetzt ist Herz gebrochen.",
  ["And now?"] = "Und jetzt?",
  ["Take the hearts while you are in the lead, from the top."]
    = "Hol die Herzen, solange du am Ausspielen bist, von oben.",
  ["Four hearts are still out."] = "Vier Herz sind noch draußen.",
  ["Hearts again, from the top."] = "Noch einmal Herz, von oben.",
  ["One heart is out, and all your cards are higher. Had somebody else "
    .. "taken a single heart, you would have had 25 points: look for your "
    .. "losing cards before you try."]
    = "Ein Herz ist noch draußen, und alle deine Karten sind höher. Hätte ein "
      .. "anderer ein einziges Herz gemacht, so hättest du 25 Punkte gehabt: "
      .. "such erst deine Verlierer, bevor du es versuchst.",
}
