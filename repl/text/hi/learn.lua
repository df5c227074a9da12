-- The sentences of the page's views for learning, in Hindi. See en/learn.lua.

return {
  no_example = "इस नंबर का कोई उदाहरण नहीं है",
  not_found = "ऐसी कोई बाँट नहीं मिली जिसमें यह उदाहरण आए। उसके कार्डों के बारे में "
    .. "यहाँ पूछा जा सकता है।",
  page = {
    views = "पन्ने",
    view_table = "मेज़",
    view_rules = "नियम",
    view_lessons = "पाठ",
    view_puzzles = "पहेलियाँ",
    view_compare = "तुलना",
    view_moves = "कदम",
    view_position = "स्थिति",
    working = "एक पल …",
    choose_rules = "घरेलू नियम, विकल्प, और दूसरी मेज़ के नियम",
    these_rules = "इस मेज़ के नियम",
    spec = "खेल, अपने नियमों के साथ",
    with_house = "घरेलू नियम",
    contents = "विषय-सूची",
    open_example = "मेज़ पर खोलें",
    ask_cards = "किसी कार्ड को छुएँ: नियम उसके बारे में क्या कहते हैं?",
    is_allowed = "{card} की अनुमति है: {says}",
    is_refused = "{card} की अनुमति नहीं: {says}",
    where = "{file}, पंक्ति {line}",
    against = "सिर्फ़ वह, जो इन नियमों वाली मेज़ पर अलग है",
    before = "यहाँ:",
    after = "वहाँ:",
  },
}
