-- The sentences of downtown.lua, in Spanish.

return {
  ["Downtown"] = "Downtown",
  ["A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways."]
    = "Una puja dice cuántas bazas por encima de seis ganará tu pareja, y en "
      .. "qué dirección: en uptown ganan las cartas altas, en downtown las "
      .. "bajas. Los ases son altos en ambas.",
  ["Three aces, and deuces and threes behind them: you speak first."]
    = "Tres ases, con doses y treses detrás: hablas primero.",
  ["this hand wins many tricks: only say which way up."]
    = "esta mano gana muchas bazas: solo falta decir la dirección.",
  ["a number alone is uptown, where your deuces are the lowest."]
    = "un número solo es uptown, donde tus doses son lo más bajo.",
  ["six spades would be a pity without trumps."]
    = "seis picas sin triunfo serían una lástima.",
  ["Promise four, five at the most, and say downtown."]
    = "Promete cuatro, cinco como mucho, y di downtown.",
  ["All others pass."] = "Los demás pasan.",
  ["You name the trump suit before anybody has seen the kitty."]
    = "Nombras el palo de triunfo antes de que nadie haya visto el kitty.",
  ["Take the suit in which you hold most cards."]
    = "Elige el palo del que tienes más cartas.",
  ["Downtown with spades: ace, deuce, three, four and five are the "
    .. "highest trumps below the jokers."]
    = "Downtown con picas: as, dos, tres, cuatro y cinco son los triunfos más "
      .. "altos por debajo de los jokers.",
}
