-- The sentences of strict.lua, in French.

return {
  ["Strict tute"] = "Tute strict",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."]
    = "Celui qui ne peut pas monter sur les atouts joués doit couper tout de "
      .. "même, et doit monter dans la couleur demandée même quand quelqu’un a "
      .. "coupé.",
  ["the suit led is beaten though somebody has trumped"]
    = "on monte dans la couleur demandée bien que quelqu’un ait coupé",
  ["a lower trump is forced"] = "il faut sous-couper",
}
