-- The sentences of five.lua, in French.

return {
  ["Five play, and the taker calls a partner."]
    = "On joue à cinq, et le preneur appelle un partenaire.",
}
