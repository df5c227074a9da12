-- Sentences about several cards played at once, in Gujarati. See en/plays.lua.

return {
  throws = {
    you = "તમે {cards} ફેંકો છો, પણ તે હરાવી શકાય તેમ છે.",
    other = "{player} {cards} ફેંકે છે, પણ તે હરાવી શકાય તેમ છે.",
  },
  chooses = {
    you = "તમે પસંદ કરો છો: {cards}.", other = "{player} પસંદ કરે છે: {cards}.",
  },
  forced = {
    you = "તમારે લીડ કરવી પડે છે: {cards}.", other = "{player}ને લીડ કરવી પડે છે: {cards}.",
  },
  only_possible = {
    you = "તમે રમો છો: {cards} (માન્ય આ જ કાર્ડ).",
    other = "{player} રમે છે: {cards}.",
  },
}
