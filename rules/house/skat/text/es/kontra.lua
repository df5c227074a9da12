-- The sentences of kontra.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Kontra"] = "Contra",
  ["kontra"] = "contra",
  ["re"] = "recontra",
  ["kontra re"] = "contra recontra",
  ["An opponent who does not believe in the game doubles it; the declarer may "
    .. "double it again."]
    = "Un contrario que no cree en el juego lo dobla; el declarante puede "
      .. "doblarlo otra vez.",
  ["Each opponent may say kontra just before playing to the first trick. When "
    .. "one has said it, the declarer answers at once, and the other is not "
    .. "asked."]
    = "Cada contrario puede decir contra justo antes de jugar a la primera "
      .. "baza. Cuando uno lo ha dicho, el declarante responde en seguida, y "
      .. "al otro no se le pregunta.",
  ["do you say kontra, which doubles the game?"]
    = "¿dices contra, que dobla el juego?",
  ["kontra: do you say re, which doubles it again?"]
    = "contra: ¿dices recontra, que lo dobla otra vez?",
  ["Kontra doubles the result, not the value that must reach the bid."]
    = "El contra dobla el resultado, no el valor que debe llegar a la puja.",
  ["kontra doubles an overbid game too"]
    = "el contra dobla también un juego pasado de puja",
  ["re doubles again"] = "el recontra dobla otra vez",
  ["an opponent is asked before playing to the first trick"]
    = "a un contrario se le pregunta antes de jugar a la primera baza",
  ["the declarer answers at once"] = "el declarante responde en seguida",
  ["re is said"] = "se dice recontra",
  ["or it stays at kontra"] = "o se queda en contra",
  ["whoever passes has said nothing"] = "quien pasa no ha dicho nada",
  ["a game that cannot be is not doubled"]
    = "un juego imposible no se dobla",
  ["a null game ends with the declarer's first trick"]
    = "un null acaba con la primera baza del declarante",
  ["a grand is played on"] = "un grand se juega hasta el final",
}
