-- The sentences of tournament.lua, in Hindi.

return {
  ["Tournament"] = "टूर्नामेंट",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as Seeger and Fabian do."] =
    "36 दौरों का टूर्नामेंट, चार खिलाड़ी हों तो 48, Seeger-Fabian की गिनती से।",
  ["36 rounds are played"] = "36 दौर खेले जाते हैं",
  ["with four players 48"] = "चार खिलाड़ी हों तो 48",
}
