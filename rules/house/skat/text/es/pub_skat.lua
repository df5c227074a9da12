-- The sentences of pub_skat.lua, in Spanish.

return {
  ["Pub skat"] = "Skat de bar",
  ["Skat as pubs play it: with ramsch and kontra."]
    = "Skat como se juega en los bares: con ramsch y contra.",
}
