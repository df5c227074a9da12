-- The sentences of pub_skat.lua, in Hindi.

return {
  ["Pub skat"] = "पब स्काट",
  ["Skat as pubs play it: with ramsch and kontra."] =
    "पबों में खेला जाने वाला स्काट: रामश और कोंट्रा के साथ।",
}
