-- The sentences of ducking.lua, in German.

return {
  ["Ducking"] = "Sich ducken",
  ["Every heart in your tricks counts a point, the queen of spades "
    .. "thirteen, and few points win. So duck: play under the best card of the "
    .. "trick, with the highest card that still loses."]
    = "Jedes Herz in deinen Stichen zählt einen Punkt, die Pik-Dame dreizehn, "
      .. "und wenige Punkte gewinnen. Also duck dich: bleib unter der besten "
      .. "Karte im Stich, mit der höchsten, die noch verliert.",
  ["The lowest club was led. To the first trick nobody may play a "
    .. "penalty card."]
    = "Ausgespielt ist das niedrigste Kreuz. Im ersten Stich darf keiner eine "
      .. "Strafkarte spielen.",
  ["This trick costs nothing, whoever wins it: get rid of your "
    .. "highest club."]
    = "Dieser Stich kostet nichts, wer ihn auch gewinnt: wirf dein höchstes "
      .. "Kreuz weg.",
  ["The king is gone, and has cost you nothing."]
    = "Der König ist weg und hat dich nichts gekostet.",
  ["The jack is the best card so far, and Left still plays."]
    = "Der Bube ist bisher die beste Karte, und Links spielt noch.",
  ["it is above the jack: if Left throws points, they are "
    .. "yours."]
    = "sie liegt über dem Buben: wirft Links Punkte ab, so bekommst du sie.",
  ["You are under the jack, so the trick cannot be yours."]
    = "Du bist unter dem Buben, also kann der Stich nicht dir gehören.",
  ["Left led the ten of spades. You play last, and there are no "
    .. "points in the trick."]
    = "Links hat die Pik-Zehn ausgespielt. Du spielst zuletzt, und im Stich "
      .. "sind keine Punkte.",
  ["Allowed, but the king stays with you, and the queen may "
    .. "fall under it later. Nobody plays after you now."]
    = "Erlaubt, aber der König bleibt bei dir, und später fällt vielleicht "
      .. "die Dame unter ihn. Jetzt spielt keiner nach dir.",
  ["Whoever plays last sees what a trick costs. The king is safe "
    .. "now, and only now."]
    = "Wer zuletzt spielt, sieht, was ein Stich kostet. Jetzt ist der König "
      .. "sicher, und nur jetzt.",
  ["The queen of spades is still out, and you have only small "
    .. "spades left."]
    = "Die Pik-Dame ist noch draußen, und du hast nur noch kleine Pik.",
  ["Lead a small spade: you cannot win with it, and the queen "
    .. "must come out some time."]
    = "Spiel ein kleines Pik aus: damit kannst du nicht gewinnen, und die Dame "
      .. "muss irgendwann heraus.",
  ["Right had only the ace left: thirteen points."]
    = "Rechts hatte nur noch das Ass: dreizehn Punkte.",
  ["Right has led the six of clubs."]
    = "Rechts hat die Kreuz-Sechs ausgespielt.",
  ["it is above the six, and may win."]
    = "sie liegt über der Sechs und kann gewinnen.",
  ["Across wins. When clubs come again, seven is the highest you "
    .. "have."]
    = "Gegenüber gewinnt. Kommt wieder Kreuz, so ist die Sieben deine höchste "
      .. "Karte.",
  ["You have no club left. Two hearts are in the trick, which Left "
    .. "wins with a four: nobody else could follow."]
    = "Du hast kein Kreuz mehr. Im Stich sind zwei Herz, und Links gewinnt ihn "
      .. "mit einer Vier: sonst konnte keiner bedienen.",
  ["diamonds may still be ducked by others, but nobody can "
    .. "play above the ace of hearts."]
    = "in Karo kann dich noch jemand übernehmen, aber über dem Herz-Ass kann "
      .. "keiner spielen.",
  ["Throw the card that would win most points later: the ace of "
    .. "hearts."]
    = "Wirf die Karte ab, die später die meisten Punkte gewinnen würde: das "
      .. "Herz-Ass.",
  ["A suit that you do not have is a way to get rid of high cards. Low "
    .. "cards are worth most in Hearts."]
    = "Wer eine Farbe nicht hat, wird dabei hohe Karten los. Niedrige Karten "
      .. "sind in Hearts am meisten wert.",
}
