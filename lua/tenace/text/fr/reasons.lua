-- Sentences about the reasons for a bot's move, in French. See en/reasons.lua.

return {
  reason_player = "joueur {n}",
  reason_bot = "seule une recherche a des raisons : \"search\" ou "
    .. "\"search:50\", pas « {bot} »",
  reason_decision = "la décision {n} n’a pas été prise : le numéro va de 1 à "
    .. "{most}",
  reason_forced = "la décision {n} était forcée : personne n’a été interrogé",
  reason_names = "names : on attend une liste des noms des joueurs par place",
  reason_only = "Il n’y a pas d’autre choix.",
  reason_guess = "C’est une supposition : presque aucune distribution "
    .. "imaginable ne s’accorde avec ce qu’on a vu.",
  reason_spent = "Jouer selon ces règles prend tant de temps que le bot a "
    .. "moins réfléchi qu’il ne devrait.",
  reason_none = "Aucun autre coup n’y a été comparé.",

  -- what the moves come to
  reason_some_tricks = "{move} rapporte {amount} en moyenne sur {n} "
    .. "distributions compatibles avec ce qu’a vu {player} ; {others} "
    .. "(±{interval}).",
  reason_some_tricks_you = "{move} rapporte {amount} en moyenne sur {n} "
    .. "distributions compatibles avec ce que tu as vu ; {others} "
    .. "(±{interval}).",
  reason_some_points = "{move} rapporte {amount} en moyenne "
    .. "sur {n} distributions compatibles avec ce qu’a vu {player} ; "
    .. "{others} (±{interval}).",
  reason_some_points_you = "{move} rapporte {amount} en "
    .. "moyenne sur {n} distributions compatibles avec ce que tu as vu ; "
    .. "{others} (±{interval}).",
  reason_some_ahead = "{move} rapporte en moyenne {amount} d’avance "
    .. "sur les autres, sur {n} distributions compatibles avec ce qu’a "
    .. "vu {player} ; {others} (±{interval}).",
  reason_some_ahead_you = "{move} rapporte en moyenne {amount} "
    .. "d’avance sur les autres, sur {n} distributions compatibles "
    .. "avec ce que tu as vu ; {others} (±{interval}).",
  reason_some_behind = "{move} laisse en moyenne {amount} de retard sur "
    .. "les autres, sur {n} distributions compatibles avec ce qu’a vu "
    .. "{player} ; {others} (±{interval}).",
  reason_some_behind_you = "{move} laisse en moyenne {amount} de retard "
    .. "sur les autres, sur {n} distributions compatibles avec ce que tu "
    .. "as vu ; {others} (±{interval}).",
  reason_some_level = "{move} laisse en moyenne {player} à égalité avec les "
    .. "autres, sur {n} distributions compatibles avec ce qu’a vu "
    .. "{player} ; {others} (±{interval}).",
  reason_some_level_you = "{move} te laisse en moyenne à égalité avec les "
    .. "autres, sur {n} distributions compatibles avec ce que tu as vu ; "
    .. "{others} (±{interval}).",
  reason_some_chance = "{move} gagne la donne dans {value} % de {n} "
    .. "distributions compatibles avec ce qu’a vu {player} ; {others} "
    .. "(±{interval}).",
  reason_some_chance_you = "{move} gagne la donne dans {value} % de {n} "
    .. "distributions compatibles avec ce que tu as vu ; {others} "
    .. "(±{interval}).",
  reason_some_made = "{move} fait réussir le contrat dans {value} % de {n} "
    .. "distributions compatibles avec ce qu’a vu {player} ; {others} "
    .. "(±{interval}).",
  reason_some_made_you = "{move} fait réussir le contrat dans {value} % de {n} "
    .. "distributions compatibles avec ce que tu as vu ; {others} "
    .. "(±{interval}).",
  reason_some_beaten = "{move} fait chuter le contrat dans {value} % de {n} "
    .. "distributions compatibles avec ce qu’a vu {player} ; {others} "
    .. "(±{interval}).",
  reason_some_beaten_you = "{move} fait chuter le contrat dans {value} % de "
    .. "{n} distributions compatibles avec ce que tu as vu ; {others} "
    .. "(±{interval}).",
  reason_item = "{move} : {value}",
  reason_item_ahead = "{move} : {value} d’avance",
  reason_item_behind = "{move} : {value} de retard",
  reason_item_level = "{move} : égalité",
  reason_quoted = "« {move} »",
  reason_this_first = "Le choix du bot",
  reason_this = "le choix du bot",
  reason_next = "le meilleur des moins bons",
  reason_item_chance = "{move} : {value} %",

  -- no clear difference
  reason_alike_tricks = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups "
    .. "rapporte {amount} en moyenne (±{interval}).",
  reason_alike_tricks_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups "
    .. "rapporte {amount} en moyenne (±{interval}).",
  reason_alike_points = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups "
    .. "rapporte {amount} en moyenne (±{interval}).",
  reason_alike_points_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups "
    .. "rapporte {amount} en moyenne (±{interval}).",
  reason_alike_ahead = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups "
    .. "rapporte en moyenne {amount} d’avance sur les autres "
    .. "(±{interval}).",
  reason_alike_ahead_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups "
    .. "rapporte en moyenne {amount} d’avance sur les autres "
    .. "(±{interval}).",
  reason_alike_behind = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups laisse "
    .. "en moyenne {amount} de retard sur les autres (±{interval}).",
  reason_alike_behind_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups laisse "
    .. "en moyenne {amount} de retard sur les autres (±{interval}).",
  reason_alike_level = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups laisse "
    .. "en moyenne {player} à égalité avec les autres (±{interval}).",
  reason_alike_level_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups te "
    .. "laisse en moyenne à égalité avec les autres (±{interval}).",
  reason_alike_chance = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups gagne "
    .. "la donne dans {value} % des cas (±{interval}).",
  reason_alike_chance_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups gagne "
    .. "la donne dans {value} % des cas (±{interval}).",
  reason_alike_made = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups fait "
    .. "réussir le contrat dans {value} % des cas (±{interval}).",
  reason_alike_made_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups fait "
    .. "réussir le contrat dans {value} % des cas (±{interval}).",
  reason_alike_beaten = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce qu’a vu {player}, chacun des {count} coups fait "
    .. "chuter le contrat dans {value} % des cas (±{interval}).",
  reason_alike_beaten_you = "Pas de différence nette : sur {n} distributions "
    .. "compatibles avec ce que tu as vu, chacun des {count} coups fait "
    .. "chuter le contrat dans {value} % des cas (±{interval}).",
  reason_unclear = "Pas de différence nette.",
  reason_same = "C’est égal : sur {n} distributions compatibles "
    .. "avec ce qu’a vu {player}, les {count} coups donnent le même résultat.",
  reason_same_you = "C’est égal : sur {n} distributions compatibles "
    .. "avec ce que tu as vu, les {count} coups donnent le même résultat.",
  reason_as_good = "Peut-être aussi bon : {moves}.",
  reason_as_good_many = "Parmi les autres, {n} sont peut-être aussi bons.",
  reason_behind = "Moins prometteur, sans être sûrement moins bon : {moves}.",
  reason_careful = "{move} rapporte peut-être plus, mais ce n’est pas sûr, et "
    .. "c’est risqué.",
  reason_bold = "{move} rapporte plus, mais c’est risqué : on y gagne dans "
    .. "{share} % des distributions où cela compte, et le bot veut {least} %.",
  reason_habit = "{move} a mieux réussi dans ces distributions, mais pas assez "
    .. "pour que le bot change ses habitudes.",
  reason_equal = "Exactement aussi bon : {moves}.",
  reason_does_draw = "{move} fait tomber les atouts.",
  reason_does_trump = "{move} coupe.",
  reason_does_overtrump = "{move} surcoupe.",
  reason_does_sure = "{move} remporte ce pli, quoi qu’ils aient en main.",
  reason_does_finesse = "{move} fait l’impasse à {cards}.",
  reason_does_hold_up = "{move} retient {card}.",
  reason_does_duck = "{move} laisse passer : ce pli reste aux autres.",
  reason_does_unblock = "{move} débloque {suit}.",
  reason_does_smear = "{move} charge le pli : il donne des points au pli de "
    .. "son propre camp.",
  reason_does_leave = "{move} reste petit : un partenaire qui joue après gagne souvent le pli.",
  reason_does_load = "{move} donne ses points au pli d’un autre.",
  reason_does_shed = "{move} part sous {card} : plus tard, il ne prendra pas de pli.",
  reason_does_safe = "{move} joue la sécurité : {other} rapporterait {amount} "
    .. "de plus en moyenne.",

  -- contracts
  reason_contract = "Avec {move}, {player} a le contrat dans {play} % d’entre "
    .. "elles et le réussit dans {made} %.",
  reason_contract_you = "Avec {move}, tu as le contrat dans {play} % d’entre "
    .. "elles et tu le réussis dans {made} %.",
  reason_contract_side = "Avec {move}, le camp de {player} a le contrat dans "
    .. "{play} % d’entre elles et le réussit dans {made} %.",
  reason_contract_side_you = "Avec {move}, ton camp a le contrat dans {play} % "
    .. "d’entre elles et le réussit dans {made} %.",
  reason_sole = "Si personne ne monte plus, {player} réussit le contrat dans "
    .. "{made} % des cas.",
  reason_sole_you = "Si personne ne monte plus, tu réussis le contrat dans "
    .. "{made} % des cas.",
  reason_sole_side = "Si personne ne monte plus, le camp de {player} réussit "
    .. "le contrat dans {made} % des cas.",
  reason_sole_side_you = "Si personne ne monte plus, ton camp réussit le "
    .. "contrat dans {made} % des cas.",
  reason_plan = "{player} jouerait ensuite {contract} dans {share} % des cas.",
  reason_plan_you = "Tu jouerais ensuite {contract} dans {share} % des cas.",
  reason_plan_trump = "{player} prendrait ensuite {suit} comme atout dans "
    .. "{share} % des cas.",
  reason_plan_trump_you = "Tu prendrais ensuite {suit} comme atout dans "
    .. "{share} % des cas.",
  reason_voids = "{player} n’a alors plus rien à {suits}.",
  reason_voids_you = "Tu n’as alors plus rien à {suits}.",

  reason_made = "Avec {move}, le contrat est réussi dans {share} % des cas.",
  reason_beaten = "Avec {move}, le contrat chute dans {share} % des cas.",
  reason_made_all = "Le contrat est réussi dans {share} % des cas.",
  reason_beaten_all = "Le contrat chute dans {share} % des cas.",
  reason_trick = "Avec {move}, {player} remporte ce pli dans {share} % des "
    .. "cas, avec {other} dans {less} %.",
  reason_trick_you = "Avec {move}, tu remportes ce pli dans {share} % des cas, "
    .. "avec {other} dans {less} %.",
  reason_trick_side = "Avec {move}, le camp de {player} remporte ce pli dans "
    .. "{share} % des cas, avec {other} dans {less} %.",
  reason_trick_side_you = "Avec {move}, ton camp remporte ce pli dans "
    .. "{share} % des cas, avec {other} dans {less} %.",

  -- the cause: a fact about hidden cards
  reason_holds = "Dans {share} % d’entre elles, {player} a {card}.",
  reason_holds_you = "Dans {share} % d’entre elles, tu as {card}.",
  reason_lies = "Dans {share} % d’entre elles, {card} est ici : {pile}.",
  reason_void = "Dans {share} % d’entre elles, {player} n’a rien à {suit}.",
  reason_void_you = "Dans {share} % d’entre elles, tu n’as rien à {suit}.",
  reason_length = "Dans {share} % d’entre elles, {player} a {n} cartes ou plus "
    .. "à {suit}.",
  reason_length_you = "Dans {share} % d’entre elles, tu as {n} cartes ou plus "
    .. "à {suit}.",
  reason_even = "Dans {share} % d’entre elles, {player} et {other} ont à peu "
    .. "près autant de cartes à {suit}.",
  reason_even_you = "Dans {share} % d’entre elles, tu as à peu près autant de "
    .. "cartes à {suit} que {other}.",

  -- what the cause does
  reason_more_less = "Alors {move} rapporte {with} de plus que {other}, sinon "
    .. "{without} de moins.",
  reason_less_more = "Alors {move} rapporte {with} de moins que {other}, sinon "
    .. "{without} de plus.",
  reason_more_more = "Alors {move} rapporte {with} de plus que {other}, sinon "
    .. "{without} de plus.",
  reason_less_less = "Alors {move} rapporte {with} de moins que {other}, sinon "
    .. "{without} de moins.",
  reason_more_same = "Alors {move} rapporte {with} de plus que {other} ; sinon "
    .. "cela ne change presque rien.",
  reason_less_same = "Alors {move} rapporte {with} de moins que {other} ; "
    .. "sinon cela ne change presque rien.",
  reason_same_more = "Alors cela ne change presque rien ; sinon {move} "
    .. "rapporte {without} de plus que {other}.",
  reason_same_less = "Alors cela ne change presque rien ; sinon {move} "
    .. "rapporte {without} de moins que {other}.",
  amount_tricks = { by = "count", one = "{n} pli", other = "{n} plis" },
  amount_points = { by = "count", one = "{n} point", other = "{n} points" },
  amount_score = { by = "count", one = "{n} point", other = "{n} points" },
  amount_chance = "{n} victoires sur cent donnes",
}
