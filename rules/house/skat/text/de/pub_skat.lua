-- The sentences of pub_skat.lua, in German.

return {
  ["Pub skat"] = "Kneipenskat",
  ["Skat as pubs play it: with ramsch and kontra."] =
    "Skat, wie man ihn in der Kneipe spielt: mit Ramsch und Kontra.",
}
