-- What `tenace bot` says to other programs, in English.

return {
  no_match = "there is no match yet: begin one with new or replay",
  no_match_named = "there is no match named '{name}': begin it with new or "
    .. "replay",
  over = "nobody is asked: the match is over",
  no_player = "there is no player {n}: there are players 1 to {players}",
  other_protocol = "this program speaks protocol {own}, not {given}",
  no_json = "the line is no JSON object: {problem}",
  no_call = "there is no call named '{call}'",
  no_call_near = "there is no call named '{call}', did you mean '{near}'?",
  no_argument = "{call}: '{name}' is missing or of the wrong kind: {kind}",
  odd_argument = "{call}: there is no argument named '{name}'",
  odd_argument_near = "{call}: there is no argument named '{name}', did you "
    .. "mean '{near}'?",
}
