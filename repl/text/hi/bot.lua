-- What `tenace bot` says to other programs, in Hindi.

return {
  no_match = "अभी कोई खेल नहीं चल रहा: new या replay से शुरू करें",
  no_match_named = "‘{name}’ नाम का कोई खेल नहीं चल रहा: new या replay से "
    .. "शुरू करें",
  over = "किसी से नहीं पूछा जा रहा: खेल खत्म हो चुका है",
  no_player = "खिलाड़ी {n} नहीं है: खिलाड़ी 1 से {players} तक हैं",
  other_protocol = "यह प्रोग्राम प्रोटोकॉल {own} बोलता है, {given} नहीं",
  no_json = "पंक्ति JSON ऑब्जेक्ट नहीं है: {problem}",
  no_call = "‘{call}’ नाम की कोई कॉल नहीं है",
  no_call_near = "‘{call}’ नाम की कोई कॉल नहीं है, क्या आपका मतलब ‘{near}’ "
    .. "था?",
  no_argument = "{call}: ‘{name}’ नहीं है या ग़लत प्रकार का है: {kind}",
  odd_argument = "{call}: ‘{name}’ नाम का कोई मान नहीं लिया जाता",
  odd_argument_near = "{call}: ‘{name}’ नाम का कोई मान नहीं लिया जाता, क्या "
    .. "आपका मतलब ‘{near}’ था?",
}
