-- The sentences of classic.lua, in Hindi.

return {
  ["Classic"] = "क्लासिक",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes stop the next player, and a player may ask the partner before going out."] =
    "1950 के दशक का कैनस्टा: मेल्ड में बस दो नेचुरल कार्ड चाहिए, काला तीन अगले "
    .. "खिलाड़ी को रोकता है, और हाथ खाली करने से पहले साथी से पूछा जा सकता है।",
  ["out"] = "हाथ खाली करना",
}
