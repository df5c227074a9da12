-- Sentences about melds and the pile, in French. See en/melds.lua.

return {
  needed = "encore rien : l’ouverture doit valoir {n}",
  full = "{called} {sort} {rank} ({n})",
  full_run = "{called} {sort} {cards}",
  with_wild = "{n} cartes, {wild} passe-partout",
  all_natural = "{n} cartes",
  sort = {
    natural = { m = "pur", f = "pure", other = "pure" },
    mixed = { m = "impur", f = "impure", other = "impure" },
    wild = "de passe-partout",
  },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    [1] = "{card}, la seule carte",
    other = "{card} dessus, {n} cartes",
  },
  empty = "vide",
  frozen = "{pile}, gelée",
  frozen_by = "{pile}, gelée par {card} ({player})",
  freezes = {
    you = "Tu jettes {cards} : la pile est gelée.",
    other = "{player} jette {cards} : la pile est gelée.",
  },
  not_frozen = "La pile n’est pas gelée.",
  always_frozen = "La pile est toujours gelée : pour la prendre, il faut deux "
    .. "cartes naturelles comme celle du dessus.",
  frozen_at_deal = "Une carte retournée à la distribution gèle la pile : pour "
    .. "la prendre, il faut deux cartes naturelles comme celle du dessus.",
  why_frozen = {
    you = "Tu as gelé la pile avec {card} ; cartes jetées depuis : {n}. Pour "
      .. "la prendre, il faut deux cartes naturelles comme celle du dessus.",
    other = "{player} a gelé la pile avec {card} ; cartes jetées depuis : {n}. "
      .. "Pour la prendre, il faut deux cartes naturelles comme celle du "
      .. "dessus.",
  },

  passes = {
    you = "Tu ne prends pas la pile.",
    other = "{player} ne prend pas la pile.",
  },
  passes_top = {
    you = "Tu ne prends pas la carte.",
    other = "{player} ne prend pas la carte.",
  },
  knocks = {
    you = "Tu frappes avec {cards}.",
    other = "{player} frappe avec {cards}.",
  },
  knocks_clear = {
    you = "{word} ! Tu jettes {cards}.",
    other = "{word} ! {player} jette {cards}.",
  },
  knocks_all = {
    you = "{word} ! Tu étales toutes tes cartes.",
    other = "{word} ! {player} étale toutes ses cartes.",
  },
  also = "Tu peux dire aussi : {moves}.",
  joins = {
    you = "Tu réunis deux combinaisons : {rank}.",
    other = "{player} réunit deux combinaisons : {rank}.",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "Tu demandes : puis-je sortir ?",
    other = "{player} demande : puis-je sortir ?",
  },
  takes = { you = "Tu prends {cards}.", other = "{player} prend {cards}." },
  takes_down = {
    you = "Tu prends {n} de la pile et poses {cards}.",
    other = "{player} prend {n} de la pile et pose {cards}.",
  },
  takes_top = {
    you = "Tu prends la pile, {n}, et ajoutes {top}.",
    other = "{player} prend la pile, {n}, et ajoute {top}.",
  },
  takes_pile = {
    you = "Tu prends la pile, {n}, avec {cards}.",
    other = "{player} prend la pile, {n}, avec {cards}.",
  },
  takes_and = {
    you = "Tu prends la pile, {n}, avec {cards}, et poses {more}.",
    other = "{player} prend la pile, {n}, avec {cards}, et pose {more}.",
  },
  no_meld_now = "Tu ne peux rien poser maintenant.",
  melds = { you = "Tu poses {cards}.", other = "{player} pose {cards}." },
  takes_second = {
    you = "Tu prends ta seconde main : {cards}.",
    other = "{player} prend sa seconde main.",
  },
  lays_down = { you = "Tu étales {cards}.", other = "{player} étale {cards}." },
  turned_over = "La défausse est retournée et devient le talon.",
  discards = { you = "Tu jettes {cards}.", other = "{player} jette {cards}." },
  group_join = " et ",
  on = "{cards} sur {meld}",

  choices = "Tu peux dire :",
  choices_more = "Tu peux dire, entre autres (« coups » en énumère plus) :",
  choices_others = "Tu peux dire, entre autres :",
  choice_join = ", ",
}
