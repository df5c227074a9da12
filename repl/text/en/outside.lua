-- Programs of others that play seats, in English.

return {
  time = "Seconds in which a program must answer (5): a bot with a '/' in "
    .. "its name is the path of one.",
  no_time = "--bot-time takes seconds, up to {most}, not '{text}'",
  no_program = "'{program}' is no program that can be run: a bot with a '/' "
    .. "in its name is the path of one",
  no_name = "'{program}' is too long for a bot's name, or has letters that "
    .. "nobody sees",
  not_started = "{program} in seat {seat} does not start: {problem}",
  silent = "{program} in seat {seat} has not answered within {seconds} s",
  long = "{program} in seat {seat} has answered with more than a million "
    .. "letters",
  ended = "{program} in seat {seat} has ended, with status {n}",
  killed = "{program} in seat {seat} was ended by signal {n}",
  closed = "{program} in seat {seat} has closed its input or output",
  given_up = "{program} in seat {seat} was started {starts} times and is "
    .. "not asked any more: random moves are made for it",
  no_json = "{program} in seat {seat} has answered with what is no JSON: "
    .. "{said}",
  no_move = "{program} in seat {seat} has answered without a move: {said}",
  refused = "{program} in seat {seat} has answered with '{said}', which is "
    .. "not allowed: {why}",
  counted = "{program} in seat {seat}: random moves were made in {n} of its "
    .. "{asked} decisions",
  faults = {
    one = "{bot}: one of {asked} decisions was a fault, and made at random: "
      .. "{illegal} illegal, {late} too late, {dead} without a program.",
    other = "{bot}: {n} of {asked} decisions were faults, and made at random: "
      .. "{illegal} illegal, {late} too late, {dead} without a program.",
  },
  in_record = "this record was played with a program, {bots}: a record "
    .. "starts none, so name the bots with --bots",
}
