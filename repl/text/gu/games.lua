-- The list of games, in Gujarati. See en/games.lua.

return {
  tricks = "ટ્રિક",
  bidding = "ટ્રિક, બિડ સાથે",
  points = "કાર્ડના પોઈન્ટ માટે ટ્રિક",
  avoiding = "ટ્રિક ન લેવાની રમતો",
  melds = "મેલ્ડ",
  shedding = "કાર્ડ ખલાસ કરવાં",
  climbing = "ચડવું: વધુ ને વધુ ઊંચાં સંયોજનો",
  fishing = "ફિશિંગ: ટેબલ પરથી કાર્ડ ઉપાડવાની રમતો",
  patience = "પેશન્સ",
  others = "બીજી રમતો",
  cut = "{text} …",
  more = { one = "Enter: વધુ એક લીટી; qથી બહાર ",
    other = "Enter: વધુ {n} લીટી; qથી બહાર " },
  how = "games NAME રમતના ઘરના નિયમો બતાવે છે, rules NAME તે કેવી રીતે રમાય તે કહે છે.",
}
