-- The sentences of stick_the_dealer.lua, in German.

return {
  ["Stick the dealer"] = "Der Geber muss",
  ["When all others have passed twice, the dealer must name a suit."] =
    "Haben alle anderen zweimal gepasst, muss der Geber eine Farbe nennen.",
}
