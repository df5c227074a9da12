-- Sentences about studies in parts, in Spanish.

return {
  parts_apart = "{one} y {other} no van juntos: {why}",
  parts_version = "uno es de la versión {one}, el otro de la {other}",
  parts_differ = "{name} es {one} en uno y {other} en el otro",
  parts_number = "uno es de {one} partes, el otro de {other}",
  parts_other = "es la parte {one}, no la {other}",
  part_version = "{name} es de la versión {its}, y esta es la versión {own}",
  part_damaged = "{name} está dañado: sus cifras no son las de su estudio",
  part_twice = "{one} y {other} son ambos la parte {n} de {of}",
  part_unfinished = "{name} es la parte {n} de {of}, de la que hay hechos "
    .. "{done} de {all}: sigue con --keep",
  parts_missing = {
    one = "de {of} partes falta la {list}",
    other = "de {of} partes faltan {list}",
  },
  tournament_bots = "un torneo tiene de 2 a {most} bots, no {n}",
  tournament_twice = "«{name}» está dos veces",
  tournament_sides = "{game} solo tiene un equipo: nadie juega contra otro",
}
