-- Programs of others that play seats, in French.

return {
  time = "Secondes dans lesquelles un programme doit répondre (5) : un bot "
    .. "dont le nom contient « / » est le chemin d’un programme.",
  no_time = "--bot-time prend des secondes, {most} au plus, pas « {text} »",
  no_program = "« {program} » n’est pas un programme qu’on peut lancer : un "
    .. "bot dont le nom contient « / » est le chemin d’un programme",
  no_name = "« {program} » est trop long pour le nom d’un bot, ou contient "
    .. "des signes que personne ne voit",
  not_started = "{program} à la place {seat} ne démarre pas : {problem}",
  silent = "{program} à la place {seat} n’a pas répondu en {seconds} s",
  long = "{program} à la place {seat} a répondu par plus d’un million de "
    .. "lettres",
  ended = "{program} à la place {seat} s’est terminé, avec le code {n}",
  killed = "{program} à la place {seat} a été arrêté par le signal {n}",
  closed = "{program} à la place {seat} a fermé son entrée ou sa sortie",
  given_up = "{program} à la place {seat} a été lancé {starts} fois et "
    .. "n’est plus interrogé : des coups au hasard le remplacent",
  no_json = "{program} à la place {seat} a répondu par autre chose que du "
    .. "JSON : {said}",
  no_move = "{program} à la place {seat} a répondu sans coup : {said}",
  refused = "{program} à la place {seat} a répondu « {said} », qui n’est "
    .. "pas permis : {why}",
  counted = "{program} à la place {seat} : des coups au hasard ont été "
    .. "joués pour {n} de ses {asked} décisions",
  faults = {
    one = "{bot} : une de {asked} décisions était une faute, et prise au "
      .. "hasard : {illegal} non permises, {late} trop tard, {dead} sans "
      .. "programme.",
    other = "{bot} : {n} de {asked} décisions étaient des fautes, et prises "
      .. "au hasard : {illegal} non permises, {late} trop tard, {dead} sans "
      .. "programme.",
  },
  in_record = "cette partie a été jouée avec un programme, {bots} : un "
    .. "enregistrement n’en lance aucun, nomme donc les bots avec --bots",
}
