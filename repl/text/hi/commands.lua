-- What a person types at the table, in Hindi. See en/commands.lua.

return {
  verbs = {
    again = "फिर", back = "पीछे", branch = "शाखा", branches = "शाखाएँ",
    cards = "कार्ड", counts = "गिनती", edit = "संपादन", example = "उदाहरण",
    finish = "पूरा", fix = "तय", give = "दो", ["goto"] = "जाओ", help = "मदद",
    hide = "छिपाओ छुपाओ", hint = "संकेत", keep = "रखो", last = "पिछली",
    moves = "विकल्प", play = "खेलो", position = "स्थिति", quit = "बंद",
    redo = "आगे", reload = "रीलोड", ["repeat"] = "दोहराओ", review = "समीक्षा",
    rules = "नियम", save = "सहेजो", score = "स्कोर", set = "सेट",
    show = "दिखाओ", solve = "हल", source = "स्रोत", swap = "अदलाबदली",
    switch = "बदलो", trace = "ब्योरा", try = "आज़माओ आजमाओ", undo = "वापस",
    view = "दृश्य", watch = "निगरानी", why = "क्यों",
  },

  words = {
    all = "सब", decision = "फ़ैसला फैसला", frozen = "फ़्रीज़ फ्रीज",
    hands = "हाथ", lines = "पंक्तियाँ", match = "मैच", off = "बंद",
    on = "चालू", round = "दौर", score = "स्कोर", table = "टेबल",
    trick = "ट्रिक", trump = "तुरुप",
  },

  lessons = { lessons = "पाठ", skip = "छोड़ो", stop = "बस" },
}
