-- Sentences of lessons, in French. See en/teach.lua.

return {
  sentence = "{text}.",
  your_hand = "Ta main",
  apart = " ; ",
  no_suit = { m = "aucun", f = "aucune", other = "aucun" },
  play = "{letter} place {n}",
  all = "toutes",
  none = "aucune",
  draw = "personne : égalité",
  goes_on = "encore personne",
  seat = "place {n}",
  score_line = "{side} : {points}, {reason}",
  meld_is = "{kind}, {n} points",
  is_allowed = "c’est permis",
  not_asked = "ce n’est pas une réponse à cette question",
  asked_else = "la question est une autre, « {prompt} »",
  higher = "{card} est au-dessus de {other}",
  higher_trump = "{card} est un atout au-dessus de {other}",

  asks = {
    cards = "Quelles cartes peuvent être jouées ?",
    dummy = "Quelles cartes de {player} peuvent être jouées ?",
    plays = "Que peut-on jouer parmi cela ?",
    say_to = "On te demande : « {prompt} » Lesquelles de ces réponses sont "
      .. "permises ?",
    winner = "Quelle carte remporte le pli ?",
    winner_play = "Quel coup remporte le pli ?",
    value = "Combien cela compte-t-il ?",
    scores = {
      one = "Quel est alors le score ?",
      other = "Quel est alors le score, {first} d’abord ?",
    },
    won_by = "Qui a alors gagné la partie ?",
    meld = "Est-ce une combinaison ?",
    by_round = "Donne {n}, {step} : qu’est-ce alors ?",
    higher = "Quelle carte est la plus forte ?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = { other = "toutes", m = "tous" },
    none = { other = "aucune", m = "aucun" },
    yes = { other = "oui", short = "o" },
    no = { other = "non", short = "n" },
  },

  how = {
    cards = "(des cartes séparées par des espaces, le nom d’une couleur, {all} "
      .. "ou {none})",
    items = "(des lettres, {all} ou {none})",
    one = "(une lettre)",
    numbers = {
      [1] = "(un nombre)",
      other = "({n} nombres séparés par des espaces)",
    },
    yes_no = "({yes} ou {no})",
  },

  not_in_hand = "« {word} » n’est pas une carte de cette main.",
  type_letters = "Tape les lettres de tout ce qui est juste, comme a c ; ou "
    .. "{none}.",
  type_one = "Tape une lettre, de a à {last}.",
  type_numbers = { [1] = "Tape un nombre.", other = "Tape {n} nombres." },
  type_yes_no = "Tape {yes} ou {no}.",

  topic = {
    rank = "Quelle carte est la plus forte",
    say = "Ce qui peut se dire",
    cards = "Quelles cartes peuvent être choisies",
    trick = "Qui remporte le pli",
    count = "Combien cela compte",
    meld = "Ce qui est une combinaison",
    step = "Ce que fixent les règles",
    play = "Ce qui peut être joué",
    hard = "Deux règles à la fois",
    free = "Quand on joue ce qu’on veut",
    house = "Règle maison : {title}",
    lesson = "{title}",
    counting = "Compter ce qui reste dehors",
    voids = "Qui n’en a plus",
    best_card = "Où la carte évidente perd",
  },

  text = {
    hard = "Des cartes qui comptent dans une autre couleur que celle qui y est "
      .. "imprimée, ou un second devoir après le premier.",
    free = "Peut-être que rien n’oblige ici. Est-ce bien vrai ?",
    counting = "Une carte est dehors si elle n’est ni dans ta main ni jouée : "
      .. "quelqu’un d’autre l’a. Qui compte une couleur pendant qu’on la joue "
      .. "en sait plus que les autres.",
    voids = "Qui ne fournit pas n’a plus de carte de cette couleur. Tout le "
      .. "monde l’a vu : retiens qui.",
    best_card = "Les règles permettent ici plus d’une carte, et la plupart des "
      .. "joueurs pressés en prennent une mauvaise.",
  },

  title = {
    [1] = "{title} : 1 leçon. {played}",
    other = "{title} : {n} leçons. {played}",
  },
  played_as = "Comme on joue ici : {spec}",
  not_begun = { [1] = "1 question", other = "{n} questions" },
  done = "justes : {right} sur {n}",
  by_teacher = "une leçon d’auteur",
  done_by_teacher = "faite",
  begin = "Leçon {n} sur {all} : {title}",
  number = "{n}/{all}",
  example_name = "Les règles ont cela comme exemple : {name}.",
  how_it_goes = "Réponds, ou tape « montre », « saute », « stop » ; « aide » "
    .. "en dit plus.",

  right = { "Juste.", "Oui.", "C’est cela." },
  wrong = "Pas tout à fait.",
  too_many = "{move} : {reason}",
  too_many_alone = "{move} n’est pas juste.",
  missing = {
    [1] = "Encore une est juste.",
    other = "Encore {n} sont justes.",
  },
  try_again = "Essaie encore, ou : « montre », « saute », « stop ».",
  shown = "La réponse : {answer}.",
  because = "{says}",
  cite = "Règle : {rule}, {file}, ligne {line}.",
  cite_place = "{file}, ligne {line}.",
  general = "{rule} : {text}",
  no_place = "Aucune ligne des règles ne le dit à elle seule.",
  no_lessons_now = "C’est un quiz : tenace teach GAME sans --quiz a des "
    .. "leçons.",
  skipped = "Laissée de côté.",
  understood = "« {text} » n’est pas une réponse ici. {how}",

  summary = "Leçon {n} : justes du premier coup {right} sur {all}.",
  look_at = "À revoir : {names}.",
  perfect = "Tout est juste du premier coup.",
  stopped = "Arrêté : la leçon se recommence par --lesson {name}.",
  stopped_quiz = "Arrêté après {n} questions sur {all}.",
  finished = "C’étaient toutes les leçons. --quiz 10 mêle des questions de "
    .. "toutes ; un autre --seed trouve d’autres questions.",
  review = {
    [1] = "D’abord 1 question qui n’était pas juste avant.",
    other = "D’abord {n} questions qui n’étaient pas justes avant.",
  },
  review_summary = "Justes maintenant : {right} sur {n}.",
  stopped_review = "Arrêté : ces questions reviendront la prochaine fois.",
  once_more = "Encore une fois",
  next = "Ensuite : leçon {n}, {title}. Entrée continue ; « stop » quitte.",
  quiz = {
    [1] = "{title} : 1 question de toutes les leçons, graine {seed}.",
    other = "{title} : {n} questions de toutes les leçons, graine {seed}.",
  },
  quiz_summary = "Justes du premier coup : {right} sur {n}.",
  all_done = "Toutes les leçons sont faites : --lesson NAME en recommence une.",
  none_found = "Aucune position pareille n’a été trouvée avec la graine "
    .. "{seed} ; un autre --seed peut en avoir une.",
  not_kept = "Tes progrès ne peuvent pas être gardés : {problem}",

  stands = "On ne voit que les cartes qui comptent ici : les autres ne "
    .. "changent rien.",

  drill = {
    trick = "Pli {n}",
    play = "{player} {cards}",
    trumps = "atout",
    trick_label = "Le pli",
    out = { [1] = "il en reste 1 : {cards}",
      other = "il en reste {n} : {cards}" },
    above = "{card} est encore dehors",
    nothing_above = "rien de ce qui est dehors n’est au-dessus",
    best = { [1] = "la plus forte qui reste de sa couleur : {cards}",
      other = "les plus fortes qui restent de leurs couleurs : {cards}" },
    shown_void = "{player} : pas fourni au pli {n} ({suit})",
    not_shown = "rien ne l’a encore montré",
    counts = "{card} {n}",
    cards = "Cartes",
    rank_out = "{all} dans le jeu, {held} dans ta main, {melded} étalées : "
      .. "il en reste {n}",
    asks = {
      trumps_out = "Atouts : combien sont dehors, ni dans ta main ni joués ?",
      suit_out = "{suit} : combien de cartes sont dehors, ni dans ta main ni "
        .. "jouées ?",
      highest = "Lesquelles de tes cartes sont maintenant les plus fortes de "
        .. "leurs couleurs ?",
      rank_out = "{rank} : combien ne sont ni dans ta main ni étalées ?",
      voids = "{suit} : qui ne peut plus en avoir ?",
      points = "Combien de points ces cartes comptent-elles ensemble ?",
    },
  },

  recorded = {
    head = "-- Une leçon enregistrée en jouant : {title}. Écris ce que lit "
      .. "l’élève dans\n-- says (avant un coup), right (après), text et done.",
    title = "Une donne de {title}",
    nothing = "Tu n’as joué aucun coup, {file} n’a donc pas été écrit.",
    written = "La leçon est dans {file}. Écris ses phrases, et mets-la dans "
      .. "lessons/{game} de ton dossier de règles.",
  },

  guided = {
    blocked = "{move} est permis, mais {why}",
    not_this = "{move} est permis, mais cette leçon veut un autre coup.",
    refused = "Ce n’est pas permis : {reason}.",
    hint = "{hint}",
    plays = "{player} joue {cards}.",
  },

  help = [[
Tape les cartes comme à la table, par leur nom,
séparées par des espaces ; le nom
d’une couleur veut dire toutes ses cartes de la main. Si les réponses ont des
lettres, tape les lettres.

  montre    montre la réponse, et la règle qui est derrière
  saute     passe à la question suivante
  pourquoi  montre la règle et sa place avant que tu répondes
  leçons    les leçons, et tes résultats
  stop      quitte ; tes progrès sont gardés]],
}
