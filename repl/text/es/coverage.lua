-- Sentences of check --coverage, in Spanish.

return {
  head = "{game}: {n} repartos",
  file = "{file}: cuántas veces se ejecutó cada parte",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} (de {matches} partidas)",
  record = "         mira: tenace replay {file} ({place})",
  record_set = "         mira: tenace replay {file} ({place}), {setting}",
  obligations = "Obligaciones: en cuántos de {deals} repartos cada una "
    .. "prohibió una carta",
  options = "Opciones: en cuántas partidas otro valor cambió algo",
  steps = "Pasos: cuántas veces se llamó a cada uno",
  never_obligations = "la obligación «{name}» no prohibió "
    .. "ninguna carta en {deals} repartos",
  never_options =
    "la opción «{name}» no cambió nada en {matches} partidas",
  never_steps = "al paso «{name}» no se le llamó en {deals} "
    .. "repartos",
  never_lines = "no se ejecutó en {deals} repartos: {text}",
  all = "{game}: todo ha ocurrido",
}
