-- The sentences of pub_skat.lua, in French.

return {
  ["Pub skat"] = "Skat de bistrot",
  ["Skat as pubs play it: with ramsch and kontra."]
    = "Le skat comme on y joue au bistrot : avec ramsch et contre.",
}
