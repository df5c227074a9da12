-- Sentences about the cards that are still out, in Spanish. See en/counts.lua.

return {
  held = "Cartas en la mano: {held}.",
  left = { one = "Queda fuera: 1 carta.", other = "Quedan fuera: {n} cartas." },
  trumps = {
    one = "1 de ellas es triunfo.",
    other = "{n} de ellas son triunfos.",
  },
  points = {
    one = "Valen 1 punto de cartas.",
    other = "Valen {n} puntos.",
  },
  out = "Fuera",
  void = "Seguro que {player} está fallo a {suits}.",
  trump = "triunfos",
  ["or"] = " ni ",
  on = "Desde ahora la mesa muestra lo que queda fuera.",
  off = "La mesa ya no muestra lo que queda fuera.",
  what = "Di «cuenta», «cuenta sí» o «cuenta no».",
  several = "En esta mesa hay varias personas. «cuenta» es para mesas "
    .. "empezadas "
    .. "con --counts, de modo que todas estén de acuerdo.",
}
