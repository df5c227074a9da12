-- The sentences of the lesson what_may_i_bid.lua, in Gujarati.

return {
  ["What may I bid?"] = "હું કેટલી બિડ કરી શકું?",
  ["A bid promises a game that counts at least as much. A game counts its "
    .. "base value times a multiplier: the number of highest trumps in a "
    .. "row that you hold (or do not hold), and one more for the game."] =
    "બિડ ઓછામાં ઓછી તેટલી ગણાતી રમતનું વચન છે. રમત એટલે આધાર મૂલ્ય ગુણ્યા "
    .. "ગુણક: ઉપરથી સળંગ જેટલા સર્વોચ્ચ હુકમ તમારી પાસે છે (અથવા નથી), "
    .. "અને રમત માટે એક વધુ.",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In "
    .. "hearts, base value 10, that is with 2, game 3: 30. You may go up "
    .. "to 30; how do you begin?"] =
    "ફુલ્લી અને કાળીના ગુલામ છે, પણ લાલનો નથી: એટલે 2 સાથે. લાલમાં, "
    .. "આધાર મૂલ્ય 10, એટલે 2 સાથે, રમત 3: 30. તમે 30 સુધી જઈ શકો; શરૂઆત "
    .. "કેવી રીતે કરશો?",
  ["hearts with two count 30: that would be overbid."] =
    "લાલમાં 2 સાથે 30 ગણાય: તે બિડ કરતાં રમત ઓછી પડે.",
  ["with seven trumps and an ace this is a game to play."] =
    "સાત હુકમ અને એક એક્કો હોય તો આ રમવા જેવો હાથ છે.",
  ["More than needed: begin with the lowest bid."] =
    "જરૂર કરતાં વધુ: સૌથી નીચી બિડથી શરૂ કરો.",
  ["Both others pass: 18 is enough."] = "બાકીના બંને પાસ થાય છે: 18 પૂરતી છે.",
  ["You could look at the skat. Played without it, as a hand game, the "
    .. "multiplier is one more."] =
    "તમે સ્કેટ જોઈ શકો. તેના વિના, હેન્ડ ગેમ તરીકે, ગુણક એક વધે છે.",
  ["your trumps are strong enough without it, and hand counts one more."] =
    "તમારા હુકમ તેના વિના પણ પૂરતા મજબૂત છે, અને હેન્ડથી એક વધુ ગણાય છે.",
  ["With 2, game 3, hand 4: four times the base value."] =
    "2 સાથે, રમત 3, હેન્ડ 4: આધાર મૂલ્યના ચાર ગણા.",
  ["then only the jacks are trumps, and four of your hearts are none."] =
    "તો ફક્ત ગુલામ હુકમ થાય, અને લાલનાં તમારાં ચાર કાર્ડ નહીં.",
  ["you would have to lose every trick, with three jacks."] =
    "તો દરેક ટ્રિક હારવી પડે, અને તમારી પાસે ત્રણ ગુલામ છે.",
  ["Name the suit in which you hold most cards beside the jacks."] =
    "ગુલામ સિવાય જે સૂટનાં કાર્ડ તમારી પાસે સૌથી વધુ હોય તે કહો.",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."] =
    "લાલ હેન્ડ, 2 સાથે: 4 × 10 = 40, જોકે બિડ ફક્ત 18ની હતી.",
}
