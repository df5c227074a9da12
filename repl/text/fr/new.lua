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

  set_kept = "Pour jouer : tenace play {spec}. Pour envoyer : tenace signature --line {spec}",
  set_saved = "Gardé dans {file}. Pour jouer : tenace play {spec}.",
  no_sets = "Il n’y a pas d’ensembles : tenace new NAME --as GAME en garde un.",
  set_dropped = "{file} est retiré.",
  set_no_name = "dites aussi le nom : save rules as dimanche",
  set_is_game = "« {name} » est le nom du jeu : choisis-en un autre pour ses "
    .. "règles",
  set_path = "« {file} » est un fichier à part : mets-le d’abord dans le dossier de tes règles",
  set_empty = "ce sont les règles de {game} : nomme des règles maison ou des options",
  set_there = "« {spec} » est déjà gardé, dans {file} : choisis un autre nom ; ou --force derrière tenace new le remplace",
  set_in_itself = "« {spec} » ne peut pas faire partie de soi-même : choisis un autre nom",
  no_set = "« {spec} » n’est pas un ensemble, ou son fichier a été changé à la main : tenace new --sets les énumère",
  no_set_near = "« {spec} » n’est pas un ensemble, ou son fichier a été changé à la main ; voulais-tu dire « {near} » ?",
  set_used = "« {spec} » fait partie de « {user} », qui ne marcherait plus : retire d’abord celui-là",
  bad_line = "cette ligne n’est pas entière : copie tout ce que montre tenace signature --line",
  line_differs = "{file} est ici un autre (-) que dans la ligne (+) :",
  line_force = "Rien n’a été écrit. --force prend les fichiers de la ligne à la place des tiens.",
  line_same = "Ce sont les mêmes règles que là-bas : {spec}",
  line_next = "Pour jouer : tenace play {spec}",
  line_others = {
    one = "Les règles diffèrent de celles de là-bas (Tenace {version}) dans ce fichier : {files}",
    other = "Les règles diffèrent de celles de là-bas (Tenace {version}) dans ces fichiers : {files}",
  },
}
