-- Sentences for a match that is taken back or changed, in French. See en/what_if.lua.

return {
  same = {
    [1] = "Le coup déjà joué est encore permis, et la position est la même.",
    other = "Les {n} coups déjà joués sont encore permis, et la position est "
      .. "la même.",
  },
  none = "Aucun coup n’a encore été joué ; la position est la même.",
  other = {
    [1] = "Le coup déjà joué est encore permis, mais la position a changé :",
    other = "Les {n} coups déjà joués sont encore permis, mais la position a "
      .. "changé :",
  },
  none_other = "Aucun coup n’a encore été joué, mais la position a changé :",
  fails = "Le coup {number} n’est plus permis : {player}, {move}, dans la "
    .. "donne {round} : {why}.",
  unseen = "ses cartes sont cachées",
  rule = "Règle : {rule}, {file}, ligne {line}.",
  stays = "La partie continue sous les règles d’avant. Pour revenir avant ce "
    .. "coup et prendre les nouvelles règles : {command}",
  went_back = "La partie est revenue avant ce coup, sous les nouvelles règles.",
  dealt_back = "La partie est revenue avant ce coup.",
  in_error = "Les règles restent comme elles étaient : {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, maintenant {after}",
    new = "maintenant {after}",
    gone = "{before}, maintenant rien",
    came = "maintenant aussi {cards}",
    went = "plus {cards}",
    both = "maintenant {came} au lieu de {went}",
    scores = "Score",
    moves = "Possible",
    turn = "À répondre",
    trick = "Sur la table",
    question = "Question",
    winner = "Gagnant",
  },

  back_number = "« retour » prend un nombre de décisions, à partir de 1 : « "
    .. "retour 3 »",
  no_back = "Rien à reprendre.",
  goto_what = "Dis où : « va pli 5 », « va donne 2 » ou « va décision 12 ».",
  give_what = "Dis qui reçoit quelle carte : « donne 2 QS » ; ou « donne 2 "
    .. "QS for 3D ».",
  swap_what = "Dis quelles deux cartes changent de place : « échange QS 3D »",
  fix_what = "Dis quelle pile reçoit quelles cartes : « fixe hand 1 AS KS * »",
  over = "La partie est finie : reviens d’abord en arrière, ou passe à une "
    .. "autre variante.",

  watching_files = "Sous surveillance : {files} ; à chaque sauvegarde, les "
    .. "règles "
    .. "sont relues.",
  watching_not = "La surveillance est finie.",
  changed = "{file} a changé.",
  news = {
    rules = "Ce que disent les règles maintenant",
    lines = "{name} : les lignes de cette étape ont changé, pas son texte.",
    more = {
      [1] = "et une autre différence",
      other = "et {n} autres différences",
    },
    played = {
      one = "Une donne par des bots au hasard, avant et maintenant",
      other = "Les mêmes {deals} donnes par des bots au hasard, avant et "
        .. "maintenant",
    },
    same = {
      one = "Une donne par des bots au hasard est jouée et comptée comme "
        .. "avant.",
      other = "Les mêmes {deals} donnes par des bots au hasard sont jouées et "
        .. "comptées comme avant.",
    },
    before = "avant",
    now = "maintenant",
    difference = "différence, intervalle à 95 %",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    always = "{by} {told}",
    single = {
      [1] = "Sur les {of} premières donnes, une diffère : {deals}.",
      other = "Sur les {of} premières donnes, {n} diffèrent : {deals}.",
    },
    none = "Aucune des {of} premières donnes ne diffère.",
    failed = "Ce que cela change ne peut pas être montré : {problem}",
  },
  files_join = " et ",

  line = "variante {name}",
  branched = "La variante {name} commence ici ; « change {other} » revient à "
    .. "la "
    .. "variante {other}.",
  branch_taken = "Il y a déjà une variante {name} : choisis un autre nom.",
  branch_name = "Le nom d’une variante est un mot : lettres, chiffres et _.",
  switched = "Variante {name}.",
  no_line = "Il n’y a pas de variante {name} : {names}.",
  no_line_near = "Il n’y a pas de variante {name}, voulais-tu dire {near} ?",
  one_line = "Il n’y a qu’une variante : « branche » en commence une autre.",
  lines = {
    of = "{side} : {what}",
    name = "variante",
    moves = "coups",
    round = "donne",
    tricks = "plis",
    score = "score",
    state = "état",
    turn = "à {player} de répondre",
    over = "finie : {side}",
    draw = "finie : égalité",
    won = "gagné : {side}",
  },
  alike = {
    zero = "Les variantes diffèrent dès le premier coup :",
    [1] = "Le premier coup est le même ; ensuite :",
    other = "Les {n} premiers coups sont les mêmes ; ensuite :",
  },
  move = "{player} {move}",
  more = "et {n} de plus",
  ended = "(la variante finit)",

  open = "Toutes les mains sont ouvertes ; « cache mains » les cache de "
    .. "nouveau.",
  hidden = "Les autres mains sont de nouveau cachées.",
  show_what = "« montre mains » ouvre toutes les mains, « cache mains » les "
    .. "cache de "
    .. "nouveau.",
}
