-- Sentences about games that are compared, in Hindi. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "{deals} बाँट, सबके लिए वही; सीड {seed}, बॉट {bots}।",
    other = "{deals} बाँटें, सबके लिए वही; सीड {seed}, बॉट {bots}।",
  },
  other_cards = "डेक अलग हैं; सिर्फ़ फेंटने का क्रम वही है।",
  differences = "A से अंतर, 95 % अंतराल",
  range = "{low} से {high}",
  about = "±{half}",

  score = "एक दौर में टीम का स्कोर",
  gap = "दौर के सबसे अच्छे और सबसे खराब स्कोर का अंतर",
  length = "एक दौर में निर्णय",
  played_share = "दौर जिनमें किसी ने बोली जीती",
  made = "पूरे कॉन्ट्रैक्ट: बोली जीतने वाले का स्कोर सबसे अच्छा",
  seat = "सीट {seats} का स्कोर, डीलर के बाईं ओर से गिनकर",
  seats = "सीटों {seats} का स्कोर, डीलर के बाईं ओर से गिनकर",
  dealer = "{seat}: डीलर",

  more = "ज़्यादा",
  less = "कम",
  alike = "वही",
  unknown = "?",

  differ = "बाँटें जिनमें {letter} A से अलग है",
  decisions = "निर्णय",
  cards = "चुने गए कार्ड",
  scores = "स्कोर",

  nothing = "{letter} सब बाँटों में A जैसा ही रहा: निर्णय या स्कोर ज़्यादा से ज़्यादा {share} "
    .. "बाँटों में अलग होता है। दौर के बाद की बातें, जैसे मैच का अंत, यहाँ नहीं गिनी जातीं।",
  same_in_all = "{letter} सब बाँटों में A जैसा ही रहा।",
  too_few = "बाँटें इतनी कम हैं कि यह नहीं बताया जा सकता कि {letter} A से इनमें अलग है या नहीं: "
    .. "{what}।",
  needed = "{what} (लगभग {deals} बाँटों से पता चलेगा)",
  not_told = "{what}",
  name = {
    score = "स्कोर", gap = "स्कोर का फ़ासला", length = "निर्णय",
    played = "बोली वाले दौर", made = "पूरे कॉन्ट्रैक्ट",
    seat = "सीट {seats}", seats = "सीटें {seats}",
  },
  ["and"] = " और ",
  join = ", ",

  apart = "जिन बाँटों के नतीजे सबसे अलग हैं, टीम के हिसाब से स्कोर के साथ",
  deal = "बाँट",
  open = "एक खोलें: {command}",

  opened = {
    one = "{letter} इस खेल का मैच है: {game}",
    join = ", ",
    all = "{list}। मैच चुनने के लिए उसका नाम लिखें; redo उसका अगला निर्णय फिर लेता है, redo 100 "
      .. "सब निर्णय, undo पीछे जाता है।",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "इसके लिए {winner} को एक ट्रिक",
  trick = "{seat} ने लीड किया: {cards}; ट्रिक {winner} की",
  scored = "टीम {side} {points}: {reason}",
  total = "स्कोर {scores}",
  svg_title = "{games}: {deals} बाँटें",
}
