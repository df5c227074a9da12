-- Sentences of reviews, in Hindi. See en/review.lua.

return {
  title = "{game}, सीड {seed}",
  looked = {
    you = {
      none = "आपको कुछ तय नहीं करना था।",
      some = {
        one = "आपने {n} निर्णय लिया। {same}",
        other = "आपने {n} निर्णय लिए। {same}",
      },
    },
    other = {
      none = "{player} को कुछ तय नहीं करना था।",
      some = {
        one = "{player} ने {n} निर्णय लिया। {same}",
        other = "{player} ने {n} निर्णय लिए। {same}",
      },
    },
  },
  same = "इनमें से {same} में बॉट भी यही करता; {alike} और लगभग उतने ही अच्छे हैं।",
  same_only = "इनमें से {same} में बॉट भी यही करता।",
  unseen = {
    one = "{n} निर्णय नहीं देखा गया: सब में बहुत समय लगता।",
    other = "{n} निर्णय नहीं देखे गए: सब में बहुत समय लगता।",
  },
  unplayed = {
    one = "{n} दौर बॉटों ने फिर से नहीं खेला: बहुत समय लगता।",
    other = "{n} दौर बॉटों ने फिर से नहीं खेले: बहुत समय लगता।",
  },
  none = "कोई साफ़ गलती नहीं मिली।",
  costs = {
    you = "{n}. दौर {round}, निर्णय {decision}: आपने चुना {made}; "
      .. "{better:oblique} से औसतन {cost} अंक ज़्यादा (±{interval})।",
    other = "{n}. दौर {round}, निर्णय {decision}: {player} ने चुना {made}; "
      .. "{better:oblique} से औसतन {cost} अंक ज़्यादा (±{interval})।",
  },
  answer = "{made} (“{prompt}”)",
  all_seen = {
    points = "सब कार्ड खुले हों और कोई गलती न हो, तो {better:oblique} से कार्डों के {value} अंक और "
      .. "मिलते, {made:oblique} से {less}।",
    tricks = "सब कार्ड खुले हों और कोई गलती न हो, तो {better:oblique} से {value} "
      .. "ट्रिकें और मिलतीं, {made:oblique} से {less}।",
    same_points = "सब कार्ड खुले हों और कोई गलती न हो, तो दोनों से बराबर मिलता: कार्डों के "
      .. "{value} अंक।",
    same_tricks = "सब कार्ड खुले हों और कोई गलती न हो, तो दोनों से बराबर ट्रिकें मिलतीं: "
      .. "{value}।",
  },
  round = "दौर",
  bots = "बॉट",
  total = "योग",
  rounds = "हर स्कोर के साथ वह है जो हर सीट पर बॉट होता तो इन्हीं कार्डों से बनता: वह कार्डों की "
    .. "किस्मत है, बाकी खेल।",
  how_to_go = "review 1 इनमें से पहले पर जाता है, नई शाखा में।",
  not_yet = "अब तक कोई दौर समाप्त नहीं हुआ।",
  first = "पहले review लिखें।",
  no_such = {
    one = "समीक्षा में सिर्फ़ {n} गलती मिली।",
    other = "समीक्षा में {n} गलतियाँ मिलीं, ज़्यादा नहीं।",
  },
  what = "पिछले दौर के लिए review, सब दौरों के लिए review match, या दूसरी गलती पर जाने के लिए "
    .. "review 2 लिखें।",
}
