-- Sentences about the progress of long work, in French. See en/progress.lua.

return {
  line = "{done} sur {all} ({percent} %), il reste {left}",
  seconds = { [1] = "1 seconde", other = "{n} secondes" },
  check = {
    examples = "{game} : exemple {done} sur {all}",
    kept = "{game} : partie gardée {done} sur {all}",
    matches = "{game} : partie {done} sur {all}",
    settings = "{game} : options, réglage {done}",
    knowledge = "{game} : cartes cachées redistribuées, manche {done} sur "
      .. "{all}",
    rare = "{game} : partie {done} sur {all} au plus, jusqu’à ce que toutes "
      .. "les étapes et obligations se soient présentées",
    deals = "{game} : distribution {done} sur {all}",
  },
  coverage = {
    deals = "{game} : donne {done} sur {all}",
    options = "{game} : option {done} sur {all}",
  },
  sweep = {
    rounds = "donne {done} sur {all}",
    matches = "partie {done}",
    duels = "duel {done}",
  },
  minutes = { [1] = "1 minute", other = "{n} minutes" },
}
