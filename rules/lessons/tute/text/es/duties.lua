-- The sentences of duties.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Beat, follow, trump"] = "Montar, asistir, fallar",
  ["In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the suit "
    .. "you must play a trump, above the trumps in the trick."]
    = "En el tute pocas veces eliges con libertad. Si puedes montar en el palo "
      .. "de salida, debes hacerlo. Si no puedes, debes asistir de todos "
      .. "modos. Y si no tienes el palo, debes fallar, pisando los triunfos de "
      .. "la baza.",
  ["The 5 de copas has been led. Sota, rey and six are above it."]
    = "Se ha salido con el cinco de copas. La sota, el rey y el seis están por "
      .. "encima.",
  ["Any card above the five meets the duty. The as de copas takes "
    .. "the trick."]
    = "Cualquier carta por encima del cinco cumple la obligación. El as de "
      .. "copas gana la baza.",
  ["Espadas are led, the as lies on the table: your espadas cannot "
    .. "beat it. May you throw another suit, then?"]
    = "Se sale con espadas y el as está en la mesa: tus espadas no pueden con "
      .. "él. ¿Puedes entonces echar otro palo?",
  ["No: if you cannot beat the card, you must still follow suit."]
    = "No: si no puedes montar, debes asistir de todos modos.",
  ["Now bastos, and you hold none of them."]
    = "Ahora bastos, y no tienes ninguno.",
  ["Without the suit led you must play a trump. Any trump will do "
    .. "here, because the trick has none yet."]
    = "Sin el palo de salida debes fallar. Aquí vale cualquier triunfo, porque "
      .. "la baza aún no tiene ninguno.",
}
