-- Canasta's house rule Classic in Gujarati.

return {
  ["Classic"] = "ક્લાસિક",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes "
    .. "stop the next player, and a player may ask the partner before going out."] =
    "1950ના દાયકાની કેનાસ્ટા: મેલ્ડ માટે બે જ નેચરલ કાર્ડ જોઈએ, કાળા રંગનો ત્રણ પછીના "
    .. "ખેલાડીને રોકે છે, અને હાથ ખાલી કરતાં પહેલાં ખેલાડી પાર્ટનરને પૂછી શકે છે.",
}
