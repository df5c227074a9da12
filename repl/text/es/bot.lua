-- What `tenace bot` says to other programs, in Spanish.

return {
  no_match = "aún no hay partida: empieza una con new o replay",
  no_match_named = "no hay partida llamada «{name}»: empiézala con new o "
    .. "replay",
  over = "no se pregunta a nadie: la partida ha terminado",
  no_player = "no hay jugador {n}: hay jugadores del 1 al {players}",
  other_protocol = "este programa habla el protocolo {own}, no el {given}",
  no_json = "la línea no es un objeto JSON: {problem}",
  no_call = "no hay llamada «{call}»",
  no_call_near = "no hay llamada «{call}», ¿querías decir «{near}»?",
  no_argument = "{call}: falta «{name}» o es del tipo equivocado: {kind}",
  odd_argument = "{call}: no hay argumento «{name}»",
  odd_argument_near = "{call}: no hay argumento «{name}», ¿querías decir "
    .. "«{near}»?",
}
