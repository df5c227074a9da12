-- Sentences about an option over its values, in Hindi. See en/sweep.lua.

return {
  option = "{game}: {option} का असर",
  house = "{game}: हर घरेलू नियम का असर",
  played = "रैंडम बॉटों की {deals} बाँटें और {matches} मैच, सबके लिए वही; सीड "
    .. "{seed}।",
  played_by = "{bots} की {deals} बाँटें और रैंडम बॉटों के {matches} मैच, "
    .. "सबके लिए वही; सीड {seed}।",
  duels = {
    one = "मुकाबले की एक बाँट, {better} के सामने {worse}: हर टीम में {better} का एक "
      .. "मैच।",
    other = "मुकाबले की {n} बाँटें, {better} के सामने {worse}: हर टीम में {better} का "
      .. "एक "
      .. "मैच।",
  },
  cut = {
    one = "एक मैच 200 दौरों में समाप्त नहीं हुआ, और रोक दिया गया।",
    other = "{n} मैच 200 दौरों में समाप्त नहीं हुए, और रोक दिए गए।",
  },
  rule = "नियम",
  differences = "{first} से अंतर, 95 % अंतराल",

  title = {
    gap = "दौर का सबसे अच्छा स्कोर घटा सबसे खराब",
    length = "एक दौर में निर्णय",
    played = "दौर जिनमें किसी ने बोली जीती",
    made = "पूरे कॉन्ट्रैक्ट: बोली जीतने वाले का स्कोर सबसे अच्छा",
    match = "एक मैच में निर्णय",
    rounds = "एक मैच में दौर",
    won = "{worse} के सामने {better} के जीते मैच: {share} संयोग है, उससे ज़्यादा कौशल",
  },
  name = {
    gap = "अंतर", length = "निर्णय", played = "बोली वाले", made = "पूरे",
    match = "प्रति मैच", rounds = "दौर", won = "कौशल",
  },
}
