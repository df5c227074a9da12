-- Whoever holds a seven must lay it before any other card.

return house_rule "Sevens first" {
  of = "satte_pe_satta", set = { sevens_first = true },
}
