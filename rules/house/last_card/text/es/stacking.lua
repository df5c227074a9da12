-- The sentences of stacking.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Stacking"] = "Acumular",
  ["A D goes on a D and a W4 on a W4, instead of drawing; what is to be drawn "
    .. "adds up."]
    = "En vez de robar, una D va sobre una D y un W4 sobre un W4; lo que hay "
      .. "que robar se suma.",
  ["to_draw"] = "por robar",
  ["Whoever draws for D and W4 does not play in that turn."]
    = "Quien roba por D y W4 no juega en ese turno.",
  ["another {top} is asked for, or draw {to_draw}"]
    = "se pide otra {top}, o robar {to_draw}",
  ["lay another, or draw {to_draw}?"] = "¿pones otra, o robas {to_draw}?",
  ["For the last card the next player still draws."]
    = "Por la última carta el siguiente también roba.",
  ["a D is answered with a D"] = "a una D se responde con una D",
  ["another D is asked for, or draw 2"] = "se pide otra D, o robar 2",
  ["and two of them make the third draw four, who does not play"]
    = "y dos de ellas hacen robar cuatro al tercero, que no juega",
  ["a W4 is answered with a W4, and nobody is challenged"]
    = "a un W4 se responde con un W4, y no se desafía a nadie",
  ["another W4 is asked for, or draw 4"] = "se pide otra W4, o robar 4",
  ["they add up to eight"] = "suman ocho",
  ["a D turned up is answered, too"] = "también se responde a una D vuelta",
  ["for the last card the next player draws"]
    = "por la última carta roba el siguiente",
  ["after any other nobody draws"] = "tras cualquier otra no roba nadie",
  ["with nobody out nobody draws"] = "si no acaba nadie no roba nadie",
}
