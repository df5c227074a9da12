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
}
