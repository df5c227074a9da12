-- Sentences about tournaments of bots, in Hindi.

return {
  title = "{game}: {deals} बाँटें, सबके लिए वही; सीड {seed}",
  bot = "बॉट",
  rating = "प्रति दौर अंक",
  interval = "{sure} %",
  share = "जीती बाँटें",
  meeting = "मुकाबला",
  margin = "प्रति दौर अंक",
  won = "जीत",
  drawn = "बराबर",
  lost = "हार",
  pair = "{first} के सामने {second}",
  told = "हर दो बॉट हर बाँट सब ओर से खेलते हैं। प्रति दौर अंक वे हैं जो बॉट "
    .. "औसतन दूसरों से ज़्यादा बनाता है; पीछे वह अंतराल है, जिसमें असली "
    .. "संख्या 100 में से {sure} बार होती है।",
  faults = "ग़लतियाँ",
  whom = "tournament: कोई बॉट नहीं बताया; जैसे: tenace tournament whist "
    .. "--bots search:5,search:2,random",
}
