-- Sentences for a match that is taken back, branched or changed, in Hindi. See
-- en/what_if.lua.

return {
  same = {
    one = "अब तक के कदम की अब भी अनुमति है, और स्थिति वही है।",
    other = "अब तक के सब {n} कदमों की अब भी अनुमति है, और स्थिति वही है।",
  },
  none = "अब तक कोई कदम नहीं; स्थिति वही है।",
  other = {
    one = "अब तक के कदम की अब भी अनुमति है, पर स्थिति बदल गई है:",
    other = "अब तक के सब {n} कदमों की अब भी अनुमति है, पर स्थिति बदल गई है:",
  },
  none_other = "अब तक कोई कदम नहीं, पर स्थिति बदल गई है:",
  fails = "कदम {number} अब नहीं चलेगा: {player}, {move}, दौर {round}: {why}।",
  rule = "नियम: {rule}, {file}, पंक्ति {line}।",
  stays = "मैच पुराने नियमों से ही जारी है। उस कदम से पहले लौटकर नए नियम लागू करने के लिए: "
    .. "{command}",
  went_back = "मैच नए नियमों के साथ उस कदम से पहले लौट आया है।",
  dealt_back = "मैच उस कदम से पहले लौट आया है।",
  in_error = "नियम वही रहते हैं: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, अब {after}",
    new = "अब {after}",
    gone = "{before}, अब कुछ नहीं",
    came = "अब यह भी: {cards}",
    went = "अब नहीं: {cards}",
    both = "अब {went} की जगह {came}",
    scores = "स्कोर", moves = "संभव", turn = "बारी",
    trick = "मेज़ पर", question = "सवाल", winner = "विजेता",
  },

  back_number = "back के साथ निर्णयों की संख्या आती है, 1 से: back 3",
  no_back = "वापस लेने को कुछ नहीं।",
  goto_what = "जगह बताएँ: goto trick 5, goto round 2 या goto decision 12।",
  give_what = "बताएँ कि किसे कौन सा कार्ड: give 2 QS; या give 2 QS for 3D।",
  swap_what = "बताएँ कि कौन से दो कार्ड आपस में जगह बदलें: swap QS 3D",
  fix_what = "बताएँ कि किस ढेर में कौन से कार्ड: fix hand 1 AS KS *",
  over = "मैच समाप्त है: पहले पीछे जाएँ, या दूसरी शाखा में जाएँ।",

  watching_files = "{files} पर नज़र है: सहेजने पर नियम फिर पढ़े जाते हैं।",
  watching_not = "अब फ़ाइलों पर नज़र नहीं है।",
  changed = "{file} बदल गई है।",
  news = {
    rules = "नियम अब क्या कहते हैं",
    lines = "{name}: इस चरण की पंक्तियाँ बदली हैं, उसका वाक्य नहीं।",
    more = {
      one = "और एक अंतर",
      other = "और {n} अंतर",
    },
    played = {
      one = "रैंडम बॉटों की एक बाँट, पहले और अब",
      other = "रैंडम बॉटों की वही {deals} बाँटें, पहले और अब",
    },
    same = {
      one = "रैंडम बॉटों की एक बाँट पहले की तरह ही खेली और गिनी जाती है।",
      other = "रैंडम बॉटों की वही {deals} बाँटें पहले की तरह ही खेली और गिनी जाती हैं।",
    },
    before = "पहले", now = "अब",
    difference = "अंतर, 95 % अंतराल",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    single = {
      one = "पहली {of} बाँटों में एक अलग है: {deals}।",
      other = "पहली {of} बाँटों में {n} अलग हैं: {deals}।",
    },
    none = "पहली {of} बाँटों में कोई अलग नहीं।",
    failed = "इससे क्या बदलता है, यह नहीं दिखाया जा सकता: {problem}",
  },
  files_join = " और ",

  line = "शाखा {name}",
  branched = "शाखा {name} यहाँ से शुरू होती है; switch {other} शाखा {other} पर लौटता है।",
  branch_taken = "शाखा {name} पहले से है: कोई और नाम चुनें।",
  branch_name = "शाखा का नाम एक शब्द है: लैटिन अक्षर, अंक और _।",
  switched = "शाखा {name}।",
  no_line = "शाखा {name} नहीं है: {names}।",
  no_line_near = "शाखा {name} नहीं है, क्या आपका मतलब {near} था?",
  one_line = "एक ही शाखा है: branch से दूसरी शुरू होती है।",
  lines = {
    of = "{side}: {what}",
    name = "शाखा", moves = "कदम", round = "दौर", tricks = "ट्रिकें",
    score = "स्कोर", state = "हाल",
    turn = "बारी: {player}", over = "समाप्त: {side}",
    draw = "समाप्त: बराबरी",
    won = "जीत: {side}",
  },
  alike = {
    zero = "शाखाएँ पहले ही कदम से अलग हैं:",
    one = "पहला कदम वही है; फिर:",
    other = "पहले {n} कदम वही हैं; फिर:",
  },
  move = "{player} {move}",
  more = "और {n}",
  ended = "(शाखा यहाँ समाप्त)",

  open = "सब हाथ दिख रहे हैं; hide hands उन्हें फिर छिपाता है।",
  hidden = "बाकी हाथ फिर छिपे हैं।",
  show_what = "show hands सब हाथ दिखाता है, hide hands फिर छिपाता है।",
}
