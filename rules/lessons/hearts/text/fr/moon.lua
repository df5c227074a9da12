-- The sentences of moon.lua, in French.

return {
  ["Shooting the moon"] = "Faire le chelem",
  ["Whoever takes all thirteen hearts and the queen of spades has no point, "
    .. "and all others have 26. It needs high cards in every suit, and a plan "
    .. "for the cards that cannot win."]
    = "Celui qui prend les treize cœurs et la dame de pique n’a aucun point, "
      .. "et tous les autres en ont 26. Il y faut de hautes cartes dans chaque "
      .. "couleur, et un plan pour celles qui ne peuvent pas gagner.",
  ["You hold twelve cards that win, and the three of diamonds."]
    = "Tu as douze cartes qui gagnent, et le trois de carreau.",
  ["All three were sure to win."] = "Toutes trois gagnaient à coup sûr.",
  ["A trick without points may be lost: only the points must all be yours. "
    .. "When do you lose the three?"]
    = "Un pli sans points peut être perdu : seuls les points doivent tous être "
      .. "à toi. Quand perds-tu le trois ?",
  ["when diamonds are led again, somebody may have none left, and throw a "
    .. "heart to another player."]
    = "quand carreau sera entamé de nouveau, quelqu’un n’en aura peut-être "
      .. "plus, et donnera un cœur à un autre joueur.",
  ["Now, while all have diamonds and must follow: later somebody throws a "
    .. "heart into that trick."]
    = "Maintenant, tant que tout le monde a du carreau et doit fournir : plus "
      .. "tard, quelqu’un défaussera un cœur dans ce pli.",
  ["Right has won, and no point was in it."]
    = "Droite a gagné, et il n’y avait aucun point dedans.",
  ["Right has led the eight of spades."]
    = "Droite a entamé avec le huit de pique.",
  ["Ace, king and queen are all yours, so each of them wins."]
    = "L’as, le roi et la dame sont à toi, chacun d’eux gagne donc.",
  ["Hearts are not broken: you may not lead them yet."]
    = "Cœur n’est pas ouvert : tu ne peux pas encore l’entamer.",
  ["That wins, too. But lead a club: Left has played the only one, and must "
    .. "throw something."]
    = "Cela gagne aussi. Mais entame à trèfle : Gauche a joué son seul trèfle, "
      .. "et doit se défausser de quelque chose.",
  ["Left threw a heart. Hearts are broken now."]
    = "Gauche s’est défaussé d’un cœur. Cœur est ouvert maintenant.",
  ["And now?"] = "Et maintenant ?",
  ["Take the hearts while you are in the lead, from the top."]
    = "Prends les cœurs pendant que tu as la main, par le haut.",
  ["Four hearts are still out."] = "Quatre cœurs manquent encore.",
  ["Hearts again, from the top."] = "Encore cœur, par le haut.",
  ["One heart is out, and all your cards are higher. Had somebody else taken "
    .. "a single heart, you would have had 25 points: look for your losing "
    .. "cards before you try."]
    = "Un cœur manque, et toutes tes cartes sont plus hautes. Si quelqu’un "
      .. "d’autre avait pris un seul cœur, tu aurais eu 25 points : cherche "
      .. "tes cartes perdantes avant d’essayer.",
}
