-- Sentences of rulebooks about melds and the discard pile, in French. See
-- en/meld_rules.lua.

return {
  melds = {
    row = {
      sets = "groupes d’un rang",
      runs = "suites d’une couleur, dans l’ordre",
      wild = "cartes passe-partout",
      limits = "dans une combinaison",
      wild_melds = "passe-partout seuls",
      adding = "compléter",
      held = "étaler",
      low = "le bas de la suite",
      out = "sortir",
      last = "la dernière combinaison",
      laid_down = "étalées d’office",
    },
    join = ", ",
    least = "au moins {n} cartes",
    most = "au plus {n} cartes",
    suits = "aucune couleur deux fois dans un groupe",
    naturals = "au moins {n} d’entre elles naturelles",
    per_wild = {
      [1] = "une naturelle par passe-partout",
      other = "{n} naturelles par passe-partout",
    },
    with_wild = "avec un passe-partout, au moins {n} naturelles",
    more_naturals = "plus de naturelles que de passe-partout",
    most_wild = "au plus {n} passe-partout",
    natural_runs = "aucun dans une suite",
    most_run = "au plus {n} cartes dans une suite",
    wild = "{cards}",
    named = "{cards} ; qui en pose une dit quelle carte elle remplace, comme "
      .. "dans BJ=5H, et elle la remplace tant qu’elle est posée",
    wild_melds = "de {from} à {to} d’entre elles peuvent faire une combinaison",
    one_of_a_rank = "un camp a une seule combinaison par rang, et les "
      .. "partenaires la complètent",
    of_a_rank = "chaque camp complète ses propres combinaisons ; il peut en "
      .. "avoir {n} d’un rang, et en réunir deux",
    in_hand = "les combinaisons restent en main jusqu’à ce que quelqu’un "
      .. "frappe ; ce que comptent les cartes hors combinaison : {name}",
    low_counts = "au bas d’une suite, {rank} compte {n}",
    discard_last = "seulement en jetant une carte : qui pose en garde une pour "
      .. "cela",
    by_side = "chaque camp complète ses propres combinaisons",
    by_all = "chacun complète toutes les combinaisons",
    last = "{cards} ne se posent que pour sortir, et sans passe-partout",
    full = "une combinaison de {n} cartes ou plus, que l’on peut encore "
      .. "compléter",
    full_wild = " ; elle est pure sans passe-partout, impure avec",
    full_closed = "une combinaison de {n} cartes, que l’on ne complète plus ; "
      .. "le camp peut en commencer une autre de ce rang",
    sorts_to_go_out = " ; pour sortir il en faut au camp {natural} sans "
      .. "passe-partout et {mixed} avec ; jusque-là ses joueurs gardent une "
      .. "carte après avoir jeté la leur",
    keep_to_go_out = {
      [1] = " ; il en faut une au camp pour sortir : jusque-là ses joueurs "
        .. "gardent une carte après avoir jeté la leur",
      other = " ; il en faut {n} au camp pour sortir : jusque-là ses joueurs "
        .. "gardent une carte après avoir jeté la leur",
    },
    laid_down = "{cards} : elles s’étalent aussitôt, et une autre carte est "
      .. "piochée",
  },
  taking = {
    row = {
      draws = "à la pioche",
      taken = "la prendre",
      frozen = "gelée",
      second_hand = "seconde main",
      first = "avant l’ouverture d’un camp",
    },
    whole_pile = "toute la pile ; sa carte du dessus est posée aussitôt, avec "
      .. "deux cartes naturelles de son rang et peut-être davantage, avec une "
      .. "et un passe-partout, ou sur une combinaison du camp ; personne ne "
      .. "prend une pile dont la carte du dessus est un passe-partout ou d’un "
      .. "rang sans groupes, et qui n’a qu’une carte ne prend pas une pile "
      .. "d’une carte",
    top_card = "sa carte du dessus va dans la main",
    top_card_kept = "sa carte du dessus va dans la main, et n’est pas jetée au "
      .. "même tour",
    down = "n’importe quelle carte avec toutes celles qui la couvrent ; cette "
      .. "carte est posée aussitôt, avec des cartes de la main ou sur une "
      .. "combinaison, et les autres vont dans la main",
    others_help = " ; celles-ci peuvent aussi être posées avec elle",
    top_free = " ; la carte du dessus seule peut aussi aller simplement dans "
      .. "la main",
    frozen = "tant qu’elle contient une de ces cartes : {cards} ; il faut "
      .. "alors deux cartes naturelles du rang de celle du dessus",
    before_first_top = "le camp la prend comme si elle était gelée, et seulement si ses premières combinaisons comptent assez ensemble : la carte du dessus en fait partie, celles de dessous non",
    draws = "on pioche {n} cartes à la fois ; la dernière seule, s’il n’en reste pas plus",
    whole_frozen = "toute la pile ; sa carte du dessus est posée aussitôt, avec deux cartes naturelles de son rang et peut-être davantage ; personne ne prend une pile dont la carte du dessus est un passe-partout ou d’un rang sans groupes",
    most = " ; d’une pile plus grosse, on ne prend que les {n} cartes du "
      .. "dessus",
    second_hand = "une pile de chaque joueur que personne ne voit ; on la "
      .. "prend quand la main est vide : aussitôt si la dernière carte a été "
      .. "posée, sinon au début du tour suivant ; personne ne sort avant que "
      .. "tout son camp ait pris la sienne",
    always_frozen = "toujours : il faut deux cartes naturelles du rang de celle du dessus",
    before_first_frozen = "le camp la prend seulement si ses premières combinaisons comptent assez ensemble : la carte du dessus en fait partie, celles de dessous non",
    by_pair = "toute la pile ; sa carte du dessus se pose aussitôt, avec deux "
      .. "cartes naturelles de son rang ou plus, ou seule sur une "
      .. "combinaison du camp qui n’est pas pleine ; personne ne prend une "
      .. "pile où un passe-partout ou un rang sans brelans est dessus, et un "
      .. "joueur qui n’a qu’une carte ne prend pas une pile d’une carte",
    not_before_first = "le camp ne peut pas la prendre",
  },
}
