-- What `tenace new` says, in Spanish.

return {
  next = "Edítalo y después: tenace check {spec}; tenace play {spec}",
  game = [[
-- Cambia una cosa cada vez: `tenace check {name}` dice qué está mal,
-- `tenace play {name}` lo juega, y en una partida `reload` sigue el juego con
-- las reglas cambiadas.
]],
  house_rule = [[
-- {title}: … (di aquí en una frase qué es distinto).

local {name} = house_rule "{title}" {
  of = "{game}",

  -- Una regla de la casa puede dar otros valores a las opciones. Quita los
  -- guiones a `set`, a la opción y a la llave de abajo.
  -- set = {
{options}
  -- },
}


-- Estos son los pasos de {game}. Para sustituir uno, quítale los guiones y
-- cámbialo; base.STEP(self) ejecuta el paso del juego.

{steps}


return {name}
]],

  set_kept = "Para jugar: tenace play {spec}. Para enviar: tenace signature --line {spec}",
  set_saved = "Guardado en {file}. Para jugar: tenace play {spec}.",
  no_sets = "No hay conjuntos: tenace new NAME --as GAME guarda uno.",
  set_dropped = "{file} se ha quitado.",
  set_no_name = "diga también el nombre: save rules as domingos",
  set_is_game = "«{name}» es el nombre del juego: elige otro para sus reglas",
  set_path = "«{file}» es un archivo aparte: ponlo antes en la carpeta de tus reglas",
  set_empty = "son las reglas de {game}: nombra reglas de la casa u opciones",
  set_there = "«{spec}» ya está guardado, en {file}: elige otro nombre; o --force tras tenace new lo reemplaza",
  set_in_itself = "«{spec}» no puede ser parte de sí mismo: elige otro nombre",
  no_set = "«{spec}» no es un conjunto, o su archivo se cambió a mano: tenace new --sets los enumera",
  no_set_near = "«{spec}» no es un conjunto, o su archivo se cambió a mano; ¿querías decir «{near}»?",
  set_used = "«{spec}» es parte de «{user}», que dejaría de funcionar: quita eso primero",
  bad_line = "esta línea no está entera: copia todo lo que muestra tenace signature --line",
  line_differs = "{file} es otro aquí (-) que en la línea (+):",
  line_force = "No se ha escrito nada. --force toma los archivos de la línea en lugar de los tuyos.",
  line_same = "Son las mismas reglas que allí: {spec}",
  line_next = "Para jugar: tenace play {spec}",
  line_others = {
    one = "Las reglas difieren de las de allí (Tenace {version}) en este archivo: {files}",
    other = "Las reglas difieren de las de allí (Tenace {version}) en estos archivos: {files}",
  },
}
