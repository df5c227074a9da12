-- The sentences of ramsch.lua, in French.

return {
  ["Ramsch"] = "Ramsch",
  ["When nobody bids, the players play a ramsch: everyone avoids points."]
    = "Quand personne n’annonce, on joue un ramsch : chacun évite les points.",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which "
    .. "nobody has seen, belongs to the last trick."]
    = "Seuls les valets sont atouts, comme au grand, et le premier en main "
      .. "entame. Le skat, que personne n’a vu, revient au dernier pli.",
  ["The player with the most points loses that many. If two share the most, "
    .. "both lose them; with 40 points each nobody loses."]
    = "Celui qui a le plus de points en perd autant. Si deux ont le plus, les "
      .. "deux les perdent ; à 40 points chacun, personne ne perd.",
  ["most points in the ramsch"] = "le plus de points au ramsch",
  ["in a ramsch only jacks are trumps"]
    = "au ramsch, seuls les valets sont atouts",
  ["whoever has most points loses as many"]
    = "celui qui a le plus de points en perd autant",
  ["two who share the most both lose them"]
    = "deux qui ont le plus les perdent tous deux",
  ["at 40 each nobody loses"] = "à 40 chacun, personne ne perd",
  ["with 41 one loses"] = "avec 41 on perd",
}
