-- The sentences of the lesson pairs.lua, in Hindi.

return {
  ["Answering a pair"] = "जोड़ी का जवाब",
  ["If a pair is led, you must play a pair of the same suit. Without one "
    .. "you play two cards of the suit, and without the suit whatever you "
    .. "like; a pair of trumps then takes the trick."] =
    "जोड़ी लीड हो तो उसी सूट की जोड़ी खेलनी होगी। जोड़ी न हो तो उस सूट के दो "
    .. "कार्ड, और वह सूट भी न हो तो जो चाहें; तब तुरुप की जोड़ी ट्रिक जीतती "
    .. "है।",
  ["The dealer leads a pair of fours of hearts."] =
    "डीलर ने पान के चार की जोड़ी लीड की है।",
  ["That is a pair of hearts, too; sevens or jacks will do."] =
    "वह भी पान की जोड़ी है; सात की या गुलाम की भी चलेगी।",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you "
    .. "have pairs of hearts, so you had to play one."] =
    "हुकुम के इक्के, यानी तुरुप की जोड़ी, ट्रिक जीत लेते; पर आपके पास पान की "
    .. "जोड़ियाँ होने के कारण उनमें से एक खेलनी थी।",
}
