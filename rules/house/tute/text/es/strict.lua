-- The sentences of strict.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Strict tute"] = "Tute estricto",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."]
    = "Quien no pueda pisar los triunfos jugados debe echar triunfo "
      .. "igualmente, y hay que montar en el palo de salida aunque alguien "
      .. "haya fallado.",
  ["the suit led is beaten though somebody has trumped"]
    = "se monta en el palo de salida aunque alguien haya fallado",
  ["a lower trump is forced"] = "un triunfo menor es obligatorio",
}
