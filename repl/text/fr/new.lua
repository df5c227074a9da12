-- What `tenace new` says, in French.

return {
  next = "Modifie-le, puis : tenace check {spec} ; tenace play {spec}",
  game = [[
-- Change une chose à la fois : `tenace check {name}` dit ce qui ne va pas,
-- `tenace play {name}` y joue, et dans une partie `reload` continue avec les
-- règles changées.
]],
  house_rule = [[
-- {title} : … (dis ici en une phrase ce qui est différent).

local {name} = house_rule "{title}" {
  of = "{game}",

  -- Une règle maison peut donner d’autres valeurs aux options. Enlève les
  -- tirets devant `set`, devant l’option et devant l’accolade plus bas.
  -- set = {
{options}
  -- },
}


-- Voici les étapes de {game}. Pour en remplacer une, enlève ses tirets et
-- change-la ; base.STEP(self) exécute l’étape du jeu.

{steps}


return {name}
]],
}
