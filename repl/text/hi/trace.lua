-- Sentences for authors of rules: trace, why and edit, in Hindi. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "ट्रिक {n}: आप {card} से जीते: {rule}।",
    other = "ट्रिक {n}: {player} ने {card} से जीती: {rule}।",
  },
  trick_plain = {
    you = "ट्रिक {n}: आप जीते।",
    other = "ट्रिक {n}: {player} ने जीती।",
  },
  reason = {
    you = "आपने खेला: {cards}: {says}।",
    other = "{player} ने खेला: {cards}: {says}।",
  },
  only = {
    you = "आपने खेला: {cards}, यही एक कार्ड चल सकता था: {says}।",
    other = "{player} ने खेला: {cards}, यही एक कार्ड चल सकता था: {says}।",
  },
  struck = "  “{rule}” के कारण ये नहीं चल सकते: {cards}",
  score = "{side}: {points}, {says}; कुल {total}।",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} पूरा इससे हुआ: {rule}, {value}।",
  nothing = "अभी कुछ नहीं हुआ है।",
  no_trick = "इस दौर में अभी ट्रिक {n} नहीं हुई।",
  no_score = "वहाँ कोई अंक नहीं लिखा गया।",
  what =
    "लिखें: trace; एक ट्रिक के लिए trace 3; trace score; उस दौर के लिए "
    .. "trace score 2; या trace all।",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "यह तब चल सकता था जब आपके पास ये न होते: {cards}।",
  suits = "यह तब चल सकता था जब आपके पास {suits} न होते।",
  keeps = "यह तब चल सकता था जब आपके पास सिर्फ़ {only} होते।",
  alone = "यह तब चल सकता था जब आपके पास और कुछ न होता।",
  later = "यह पहली ट्रिक के बाद चल सकता था।",
  later_suits = "यह पहली ट्रिक के बाद चल सकता था, जब आपके पास {suits} न होते।",
  later_without =
    "यह पहली ट्रिक के बाद चल सकता था, जब आपके पास ये न होते: {cards}।",
  played = "यह तब चल सकता था जब इनमें से कुछ पहले खेला जा चुका होता: {played}।",

  -- the editor
  which =
    "अभी कोई नियम नहीं बताया गया। edit नियम से संपादक किसी नियम, चरण या "
    .. "विकल्प पर खुलता है: edit follow suit, edit score।",
  no_rule = "{name} नाम का कोई नियम, चरण या विकल्प नहीं है।",
  no_rule_near =
    "{name} नाम का कोई नियम, चरण या विकल्प नहीं है; क्या आपका मतलब {near} "
    .. "था?",
  here = "यह यहाँ है: {file}, पंक्ति {line}।",
  installed =
    "यह फ़ाइल प्रोग्राम के साथ आई है और वहाँ बदली नहीं जा सकती। tenace "
    .. "new NAME --of {game} से आपका अपना घरेलू नियम शुरू होता है। या फ़ाइल "
    .. "की नक़ल बनाएँ: cp {file} {own}; तब से Tenace वही लेता है।",
  no_editor =
    "कोई संपादक नहीं मिला। $EDITOR तय करें, या {file} की पंक्ति {line} "
    .. "ख़ुद खोलें।",
  no_file = "{file} अब वहाँ नहीं है।",
  failed = "संपादक विफल रहा: {editor}",
  unchanged = "फ़ाइल वैसी ही है।",

  try = {
    what = "क्या आज़माना है: कदम, बीच में ख़ाली जगह या अल्पविराम: try 7c qs, try draw, discard 4c.",
    over = "कदम {n}, {move}, से पहले मैच खत्म हो जाता है।",
    stops = {
      you = "कदम {n}, {move}: आपको इजाज़त नहीं: {text}।",
      other = "कदम {n}, {move}: {player} को इजाज़त नहीं: {text}।",
    },
    goes = "इन सबकी इजाज़त है।",
    stays = "मैच वहीं है जहाँ था।",
  },
}
