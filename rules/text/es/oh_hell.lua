-- The sentences of oh_hell.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Oh Hell"] = "Pocha",
  ["Oh Hell: as many tricks as you say, no more and no fewer."]
    = "Pocha: tantas bazas como digas, ni una más ni una menos.",
  ["nobody has made the bid"] = "nadie ha cumplido su puja",
  ["how many play"] = "cuántos juegan",
  ["what a bid of none counts"] = "lo que vale una puja de ninguna",
  ["all bid at the same time"] = "todos pujan a la vez",
  ["options 'players' and 'largest': there are not enough cards"]
    = "opciones 'players' y 'largest': no hay cartas bastantes",
  ["option 'sizes' needs 'rounds' if all hands have one size"]
    = "la opción 'sizes' necesita 'rounds' si todas las manos son iguales",
  ["size"] = "tamaño de las manos",
  ["Up to five players begin with ten cards each, six with eight, seven with "
    .. "seven. Each round has one card less, down to one, then one more, up "
    .. "again."]
    = "Hasta cinco jugadores empiezan con diez cartas cada uno, seis con ocho, "
      .. "siete con siete. Cada ronda tiene una carta menos, hasta una, y "
      .. "después una más, otra vez hasta arriba.",
  ["All get the cards of the round. The next card is turned up, and its suit "
    .. "is trump. If no card is left there is no trump."]
    = "Todos reciben las cartas de la ronda. Se vuelve la carta siguiente, y "
      .. "su palo es triunfo. Si no queda ninguna no hay triunfo.",
  ["The dealer's left bids first, and leads to the first trick."]
    = "El jugador a la izquierda de quien reparte puja primero, y sale a la "
      .. "primera baza.",
  ["bid in turn"] = "pujas por turno",
  ["Each says once how many tricks it will be, from the dealer's left. The "
    .. "dealer is last, and may not make the bids add up to the number of "
    .. "tricks."]
    = "Cada uno dice una vez cuántas bazas hará, desde la izquierda de "
      .. "quien reparte. Quien reparte es el último, y no puede hacer que las "
      .. "pujas sumen el número de bazas.",
  ["how many tricks do you bid?"] = "¿cuántas bazas pujas?",
  ["the bids would add up to {1}"] = "las pujas sumarían {1}",
  ["bid together"] = "pujas a la vez",
  ["All bid at once, and nobody sees a bid before all have bid."]
    = "Todos pujan a la vez, y nadie ve ninguna puja antes de que todos hayan "
      .. "pujado.",
  ["Whoever takes exactly the tricks of the bid has ten points and one for "
    .. "each; all others have nothing."]
    = "Quien hace exactamente las bazas que pujó tiene diez puntos y uno por "
      .. "baza; los demás no tienen nada.",
  ["bid made"] = "puja cumplida",
  ["bid missed"] = "puja fallida",

  -- examples
  ["a trump wins"] = "gana un triunfo",
  ["whoever has the suit led must follow"]
    = "quien tiene del palo de salida debe asistir",
  ["the hands of four players"] = "las manos entre cuatro",
  ["the hands of seven"] = "las manos entre siete",
  ["the hands of six"] = "las manos entre seis",
  ["the hands of five"] = "las manos entre cinco",
  ["up and down"] = "suben y bajan",
  ["down only"] = "solo bajan",
  ["up only"] = "solo suben",
  ["all hands alike"] = "todas las manos iguales",
  ["ten cards each, and one is turned up"]
    = "diez cartas a cada uno, y se vuelve una",
  ["where all cards are dealt there is no trump"]
    = "donde se reparten todas las cartas no hay triunfo",
  ["where the turned card makes none, either"]
    = "tampoco donde la carta vuelta no lo marca",
  ["the bids may not add up to the number of tricks"]
    = "las pujas no pueden sumar el número de bazas",
  ["the bids would add up to 5"] = "las pujas sumarían 5",
  ["if they are more than that already anything goes"]
    = "si ya lo pasan vale cualquier cosa",
  ["with one card each, too"] = "también con una carta cada uno",
  ["where there is no hook"] = "donde quien reparte puja lo que quiere",
  ["all at once there is none"] = "a la vez, todos son libres",
  ["a bid made, bids missed"] = "una puja cumplida, pujas fallidas",
  ["each trick counts"] = "cada baza vale",
  ["a missed bid costs"] = "una puja fallida cuesta",
  ["no trick bid and none taken"] = "ninguna baza pujada y ninguna hecha",
  ["it may count less"] = "puede valer menos",
  ["after the nineteenth round the highest total wins"]
    = "tras la ronda diecinueve gana el total más alto",
  ["equal highest totals are a draw"]
    = "si el total más alto es de varios, hay empate",
  ["after the eighteenth it goes on"] = "tras la dieciocho se sigue",
  ["a match of so many rounds"] = "una partida de un número de rondas",
  ["what may be set"] = "lo que se puede fijar",
}
