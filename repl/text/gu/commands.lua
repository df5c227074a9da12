-- What a person types at the table, in Gujarati. See en/commands.lua.

return {
  verbs = {
    again = "ફરીથી", back = "પાછળ", branch = "ફાંટો", branches = "ફાંટા",
    cards = "કાર્ડ", counts = "ગણતરી", edit = "સંપાદન", example = "ઉદાહરણ",
    finish = "પૂરું", fix = "નક્કી", give = "આપો", ["goto"] = "જાઓ",
    help = "મદદ", hide = "છુપાવો", hint = "સંકેત", keep = "રાખો",
    last = "છેલ્લી", moves = "ચાલો", play = "રમો", position = "સ્થિતિ",
    quit = "બંધ", redo = "આગળ", reload = "રીલોડ", ["repeat"] = "પુનરાવર્તન",
    review = "સમીક્ષા", rules = "નિયમો", save = "સાચવો", score = "સ્કોર",
    set = "સેટ", show = "બતાવો", solve = "ઉકેલ", source = "સ્રોત",
    swap = "અદલાબદલી", switch = "બદલો", trace = "વિગત", try = "અજમાવો",
    undo = "પાછું", view = "દેખાવ", watch = "નજર", why = "કેમ",
  },

  words = {
    all = "બધું", decision = "નિર્ણય", frozen = "ફ્રીઝ", hands = "હાથ",
    lines = "લીટી", match = "મેચ", off = "બંધ", on = "ચાલુ", round = "રાઉન્ડ",
    score = "સ્કોર", table = "ટેબલ", trick = "ટ્રિક", trump = "હુકમ",
  },

  lessons = { lessons = "પાઠ", skip = "છોડો", stop = "બસ" },
}
