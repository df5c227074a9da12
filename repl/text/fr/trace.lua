-- Sentences for authors of rules: trace, why and edit, in French. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "Pli {n} : tu gagnes avec {card} : {rule}.",
    other = "Pli {n} : {player} gagne avec {card} : {rule}.",
  },
  trick_plain = {
    you = "Pli {n} : tu le gagnes.",
    other = "Pli {n} : {player} le gagne.",
  },
  reason = {
    you = "Tu joues {cards} : {says}.",
    other = "{player} joue {cards} : {says}.",
  },
  only = {
    you = "Tu joues {cards}, la seule carte permise : {says}.",
    other = "{player} joue {cards}, la seule carte permise : {says}.",
  },
  struck = "  {rule} exclut {cards}",
  score = "{side} : {points}, {says} ; cela fait {total}.",
  cards = "  {cards} : {points}",
  addend = "  {says}",
  ended = "{text} Ce qui l’a terminée : {rule}, {value}.",
  nothing = "Il ne s’est encore rien passé.",
  no_trick = "Il n’y a pas encore de pli {n} dans cette manche.",
  no_score = "Rien n’y a été compté.",
  what =
    "Dis trace, trace 3 pour un pli, trace score, trace score 2 pour "
    .. "cette manche, ou trace all.",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "Ce serait permis si tu n’avais pas {cards}.",
  suits = "Ce serait permis sans {suits} en main.",
  keeps = "Ce serait permis si tu n’avais que {only}.",
  alone = "Ce serait permis si tu n’avais rien d’autre.",
  later = "Ce serait permis après le premier pli.",
  later_suits = "Ce serait permis après le premier pli, sans {suits} en main.",
  later_without =
    "Ce serait permis après le premier pli si tu n’avais pas {cards}.",
  played =
    "Ce serait permis si une de ces cartes avait déjà été jouée : "
    .. "{played}.",

  -- the editor
  which =
    "Aucune règle n’a encore été citée. edit RÈGLE ouvre l’éditeur à une "
    .. "règle, une étape ou une option : edit follow suit, edit score.",
  no_rule = "Aucune règle, étape ou option ne s’appelle {name}.",
  no_rule_near =
    "Aucune règle, étape ou option ne s’appelle {name} ; voulais-tu dire "
    .. "{near} ?",
  here = "C’est dans {file}, ligne {line}.",
  installed =
    "Ce fichier est venu avec le programme et ne peut pas y être changé. "
    .. "tenace new NOM --of {game} commence une règle maison à toi. Ou copie "
    .. "le fichier : cp {file} {own} ; Tenace prend alors la copie.",
  no_editor =
    "Aucun éditeur n’a été trouvé. Définis $EDITOR, ou ouvre {file} "
    .. "toi-même à la ligne {line}.",
  no_file = "{file} n’est plus là.",
  failed = "L’éditeur a échoué : {editor}",
  unchanged = "Le fichier est comme avant.",

  try = {
    what = "Quoi essayer : des coups séparés par des blancs ou des virgules : try 7c qs, try draw, discard 4c.",
    over = "La partie est finie avant le coup {n}, {move}.",
    stops = {
      you = "Coup {n}, {move} : il ne t’est pas permis : {text}.",
      other = "Coup {n}, {move} : pas permis à {player} : {text}.",
    },
    goes = "Tout cela est permis.",
    stays = "La partie est toujours où elle était.",
  },
}
