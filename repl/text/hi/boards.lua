-- Sentences about boards of other programs, and about several tables, in
-- Hindi. See en/boards.lua.

return {
  seats = { "उत्तर", "पूर्व", "दक्षिण", "पश्चिम" },
  title = {
    one = "{file}: एक बोर्ड, {game}",
    other = "{file}: {n} बोर्ड, {game}",
  },
  board = "बोर्ड {n}",
  remark = "बोर्ड {list}: {text}",
  contract = "{bid}, {seat}",
  doubled = "{bid} डबल, {seat}",
  redoubled = "{bid} रीडबल, {seat}",
  tricks = {
    one = "{n} ट्रिक",
    other = "{n} ट्रिक",
  },
  passed = "सब पास",
  dealt = "अभी नहीं खेला गया",
  open = "अंत तक नहीं खेला गया",
  filled = "फ़ाइल का खेल जहाँ रुकता है, वहाँ से उसके नतीजे वाले कार्ड खोजे गए",
  told = "फ़ाइल में {n} ट्रिक हैं, जो वहाँ से किसी कार्ड से नहीं बनतीं",
  open_table = "जैसे खेला गया वैसे खोलें",
  play_deals = "ये बाँट खेलें",
  next = "आगे खेलें: tenace play --resume {file}",
  next_over = "क्या सबसे महँगा पड़ा: tenace review {file}",
  table = "मेज़ {n}: {file}",
  head = "बोर्ड",
  head_score = "अंक {n}",
  imps = "IMP",
  matchpoints = "आगे",
  total = "कुल",
  about = "अंक: टीम 1 ने दूसरों से कितने ज़्यादा बनाए; आगे: कितनी दूसरी "
    .. "मेज़ों से, बराबर वाली आधी।",
  about_imps = "अंक: उत्तर और दक्षिण ने कितने ज़्यादा बनाए; IMP दूसरी मेज़ों "
    .. "के ख़िलाफ़ औसत; आगे: उनमें से कितनी से, बराबर वाली आधी।",
  which_file = "import: कोई फ़ाइल नहीं बताई; जैसे: tenace import evening.pbn "
    .. "bridge",
  which_game = "import: बताएँ कि बाँट किस खेल के हैं, जैसे: tenace import "
    .. "{file} bridge",
  no_file = "{problem}: बाँटों की ऐसी फ़ाइल बताएँ जो पढ़ी जा सके",
  two_tables = "tables: दो या ज़्यादा मेज़ों के रिकॉर्ड बताएँ; जैसे: tenace "
    .. "tables open.record closed.record",
  other_game = "{file}: {game} से खेला गया, पहली मेज़ {first} से",
  other_cards = "मेज़ों ने एक जैसे कार्ड नहीं खेले: एक ही बाँटों के रिकॉर्ड "
    .. "बताएँ",
  go_on = "मैच समाप्त। Enter से फ़ाइल का बोर्ड {n}; score, last और undo "
    .. "अब भी चलते हैं।",
  board_of = "play: --board किसी फ़ाइल का बोर्ड बताता है, --deals भी कहें",
  with_deals = "play: --{option} --deals के साथ नहीं चलता, उसे हटाएँ",
}
