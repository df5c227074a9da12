-- Sentences about several cards played at once, in Gujarati. See en/plays.lua.

return {
  throws = {
    you = "તમારો થ્રો: {cards}, પણ તે હરાવી શકાય તેમ છે.",
    other = "{player}નો થ્રો: {cards}, પણ તે હરાવી શકાય તેમ છે.",
  },
  chooses = {
    you = "તમે પસંદ કરો છો: {cards}.", other = "{player} પસંદ કરે છે: {cards}.",
  },
  forced = {
    you = "તમારે લીડ કરવી પડે છે: {cards}.", other = "{player}ને લીડ કરવી પડે છે: {cards}.",
  },
  only_possible = {
    you = "તમે રમો છો: {cards} (બીજું કંઈ ચાલે તેમ નહોતું).",
    other = "{player} રમે છે: {cards}.",
  },
}
