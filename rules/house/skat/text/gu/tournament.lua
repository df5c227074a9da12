-- Skat's house rule Tournament in Gujarati.

return {
  ["Tournament"] = "ટુર્નામેન્ટ",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as "
    .. "Seeger and Fabian do."] =
    "36 રાઉન્ડની ટુર્નામેન્ટ યાદી, ચાર ખેલાડી હોય તો 48 રાઉન્ડની; ગણતરી Seeger અને Fabianની "
    .. "રીતે.",
  ["36 rounds are played"] = "36 રાઉન્ડ રમાય છે",
  ["with four players 48"] = "ચાર ખેલાડી હોય તો 48",
}
