-- What `tenace new` says, in Hindi.

return {
  next = "बदलाव करें, फिर: tenace check {spec}; tenace play {spec}",
  game = [[
-- एक बार में एक ही चीज़ बदलें: `tenace check {name}` गड़बड़ी बताता है,
-- `tenace play {name}` खेलता है, और मैच में `reload` बदले हुए नियमों से
-- आगे खेलता है।
]],
  house_rule = [[
-- {title}: … (यहाँ एक वाक्य में बताएँ कि क्या अलग है)।

local {name} = house_rule "{title}" {
  of = "{game}",

  -- घरेलू नियम विकल्पों को दूसरे मान दे सकता है। `set`, विकल्प और नीचे के
  -- कोष्ठक के आगे से डैश हटाएँ।
  -- set = {
{options}
  -- },
}


-- ये {game} के चरण हैं। किसी को बदलना हो तो उसके डैश हटाकर बदलें;
-- base.STEP(self) खेल का अपना चरण चलाता है।

{steps}


return {name}
]],

  set_kept = "खेलें: tenace play {spec}। भेजें: tenace signature --line {spec}",
  set_saved = "{file} में रखा गया। खेलें: tenace play {spec}।",
  no_sets = "कोई समूह नहीं: tenace new NAME --as GAME एक रखता है।",
  set_dropped = "{file} हटाई गई।",
  set_no_name = "नाम भी लिखें: save rules as sundays",
  set_is_game = "‘{name}’ खेल का नाम है: नियमों के लिए दूसरा नाम चुनें",
  set_path = "‘{file}’ अलग फ़ाइल है: पहले उसे अपने नियमों के फ़ोल्डर में रखें",
  set_empty = "ये {game} के ही नियम हैं: घरेलू नियम या विकल्प बताएँ",
  set_there = "‘{spec}’ पहले से {file} में है: दूसरा नाम चुनें; या tenace new के पीछे --force उसे बदलता है",
  set_in_itself = "‘{spec}’ अपना ही हिस्सा नहीं हो सकता: दूसरा नाम चुनें",
  no_set = "‘{spec}’ समूह नहीं है, या फ़ाइल हाथ से बदली गई: tenace new --sets सूची देता है",
  no_set_near = "‘{spec}’ समूह नहीं है, या फ़ाइल हाथ से बदली गई; क्या मतलब ‘{near}’ था?",
  set_used = "‘{spec}’ ‘{user}’ का हिस्सा है, जो फिर नहीं चलेगा: पहले उसे हटाएँ",
  bad_line = "यह पंक्ति पूरी नहीं: tenace signature --line का पूरा लेख कॉपी करें",
  line_differs = "{file} यहाँ (-) पंक्ति वाली (+) से अलग है:",
  line_force = "कुछ नहीं लिखा गया। --force आपकी फ़ाइलों की जगह पंक्ति की फ़ाइलें लेता है।",
  line_same = "नियम उनके जैसे ही हैं: {spec}",
  line_next = "खेलें: tenace play {spec}",
  line_others = {
    one = "नियम उनके (Tenace {version}) से इस फ़ाइल में अलग हैं: {files}",
    other = "नियम उनके (Tenace {version}) से इन फ़ाइलों में अलग हैं: {files}",
  },
}
