-- The tour of the prompt, step by step, in French. See en/tour.lua.

return {
  number = "Visite, {n} sur {of}.",
  line = "Entrée tape : {line}",
  waits = "(La visite attend au pas {n} : Entrée continue, tour off l’arrête.)",
  off = "La visite est finie ; tour la recommence.",
  which = "La visite a les pas 1 à {of} : tour 3, ou tour off.",

  steps = {
    {
      say = {
        "Bienvenue. En dix minutes, tu vas distribuer des cartes, interroger "
          .. "les règles à leur sujet, changer un jeu pendant qu’on y joue, "
          .. "et voir comment on en fait une leçon. À chaque pas, Entrée "
          .. "seule tape la ligne proposée ; entre-temps, tu peux taper "
          .. "n’importe quoi d’autre.",
        "D’abord des cartes. La même graine distribue les mêmes cartes sur "
          .. "toutes les machines, toute une classe peut donc regarder les "
          .. "mêmes mains.",
      },
      line = "deal(\"whist\", { seed = 2 })",
    },
    {
      say = {
        "Toutes les mains sont ouvertes ici, chacune rangée comme la tiennent "
          .. "les joueurs ; l’étoile marque qui doit jouer. Que peut faire "
          .. "cette personne ?",
      },
      line = "moves",
    },
    {
      say = {
        "Maintenant on joue une carte, par son nom ; les lettres des couleurs "
          .. "sont C (trèfle), D (carreau), H (cœur), S (pique).",
      },
      line = "play \"kc\"",
    },
    {
      say = {
        "C’est à la place 3, et trèfle est demandé. Et si un élève veut jouer "
          .. "l’as de cœur ? Demande pourquoi.",
      },
      line = "why \"ah\"",
    },
    {
      say = {
        "Voilà le nom de la règle, sa phrase avec les cartes de cette main, sa "
          .. "ligne dans le fichier de règles, et les coups permis. Tu peux "
          .. "lire le fichier de règles. Ceci montre l’étape qui distribue :",
      },
      line = "??deal",
    },
    {
      say = {
        "Un point d’interrogation dit ce que veut dire un mot, deux montrent "
          .. "les lignes qui le font. Que jouerait ici quelqu’un de fort ?",
      },
      line = "hint",
    },
    {
      say = {
        "Une autre carte est peut-être meilleure. Essaie deux variantes à "
          .. "partir d’ici. Celle-ci reçoit un nom.",
      },
      line = "branch low",
    },
    {
      say = { "La place 3 joue petit, et des bots finissent la donne." },
      line = "play \"3c\"",
    },
    {
      say = {
        "Le programme vient avec deux sortes de bots : random, qui est rapide, "
          .. "et search, qui joue pour gagner.",
      },
      line = "finish random",
    },
    {
      say = { "Retour à l’autre variante, où l’on joue l’as." },
      line = "switch 1",
    },
    {
      say = { "Les mêmes bots, les mêmes cartes, une autre décision." },
      line = "play \"ac\"",
    },
    {
      say = { "Des bots finissent aussi cette donne." },
      line = "finish random",
    },
    {
      say = {
        "Les voici côte à côte : où elles diffèrent d’abord, et comment "
          .. "chacune a fini.",
      },
      line = "branches",
    },
    {
      say = {
        "Maintenant, fais une position à toi : reviens au début de la donne, "
          .. "et donne l’as de pique à la place 1.",
      },
      line = "goto round 1",
    },
    {
      say = {
        "give dit qui reçoit quelle carte ; swap et fix changent aussi une "
          .. "donne. Les coups encore permis sont refaits.",
      },
      line = "give 1 AS",
    },
    {
      say = {
        "Les règles se changent aussi facilement. Ici l’atout tourne, et "
          .. "aucune carte n’est retournée ; set seul énumère toutes les "
          .. "options.",
      },
      line = "set trump=rotate",
    },
    {
      say = {
        "Tu peux demander sans partie. Carreau est atout, et quatre cartes "
          .. "sont sur la table. Laquelle gagne ?",
      },
      line = "winner(\"whist\", { trump = \"D\" }, \"10C KC 3D JC\")",
    },
    {
      say = {
        "D’autres jeux ont aussi de telles questions : au skat, que vaut un "
          .. "grand avec deux valets ?",
      },
      line = "value(\"skat\", { contract = \"grand\", cards = \"JC JS\", "
        .. "points = 70 })",
    },
    {
      say = {
        "Les règles du jeu sont faites du fichier qui s’exécute, elles ne "
          .. "sont donc jamais dépassées ; tenace rules whist --html FILE fait une page à "
          .. "distribuer.",
      },
      line = "rules whist",
    },
    {
      say = {
        "Combien dure une partie ? Mille d’entre elles prennent un instant.",
      },
      line = "simulate(\"whist\", { games = 1000, seed = 1 })",
    },
    {
      say = {
        "Voilà la visite. tenace new my_whist --of whist fait une règle maison "
          .. "pour commencer, tenace check l’examine, tenace compare la joue "
          .. "contre le jeu qu’elle change, et tenace teach en fait des "
          .. "leçons. save FILE garde comme script ce qui a été tapé ici ; "
          .. "help library énumère tous les mots.",
      },
    },
  },
}
