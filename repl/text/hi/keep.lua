-- Sentences about kept matches, in Hindi.

return {
  kept = "मैच सही मानकर रख लिया गया: {file}।",
  other_name = "इसका नाम {name} है: फ़ाइल का नाम {given} नहीं हो सकता।",
  there = "मैच पहले से रखा है: {file}।",
  not_kept = "मैच नहीं रखा गया: {why}।",
  same = {
    one = "रखा गया एक मैच वैसे ही चलता है।",
    other = "रखे गए {n} मैच वैसे ही चलते हैं।",
  },
  otherwise = {
    one = "रखे गए {of} मैचों में से एक अलग चलता है।",
    other = "रखे गए {of} मैचों में से {n} अलग चलते हैं।",
  },
  unread = {
    one = "रखे गए {of} मैचों में से एक फिर नहीं खेला जा सकता।",
    other = "रखे गए {of} मैचों में से {n} फिर नहीं खेले जा सकते।",
  },
  because = "{cause} के कारण, {file} पंक्ति {line}",
  parts = "{name} यहाँ अलग होता है, {place}: {what}",
  as_kept = "जैसा रखा गया",
  as_now = "आज के नियमों से",
  which = "मैच {n}, कुल {of}: {file}",
  ask = "accept, refuse, drop या quit? ",
  answers = "accept: मैच जैसे अब चलता है वैसे सही है, और नए सिरे से लिखा "
    .. "जाता है; refuse: वह वैसा ही रहता है, और check उसे बताता रहता है; "
    .. "drop: वह अब नहीं रखा जाता; quit: बाकी रहते हैं।",
  accepted = "{file} नए सिरे से लिखा गया।",
  accepted_before = "{file} कदम {decision} से ठीक पहले तक नए सिरे से लिखा गया।",
  done = "स्वीकार: {accepted}; अस्वीकार: {refused}; हटाए: {dropped}।",
  not_written = "वह नहीं लिखा गया: {why}।",
  file_kept = "{file}: {to} के रूप में रखा गया",
  file_there = "{file}: पहले से {to} के रूप में रखा है",
  file_not_kept = "{file}: नहीं रखा गया: {why}",
  file_accepted = "{file}: आज के नियमों से नए सिरे से लिखा गया",
  file_as_it_went = "{file}: वैसे ही चलता है",
  file_dropped = "{file}: अब नहीं रखा",
  join = ": ",
  as_it_went = "वैसे ही चलता है",
  none = "{game}: कोई मैच नहीं रखा गया",
  none_parts = {
    one = "{game}: रखा गया मैच वैसे ही चलता है",
    other = "{game}: रखे गए सभी {n} मैच वैसे ही चलते हैं",
  },
}
