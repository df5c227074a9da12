-- The sentences of homework, in Hindi.

return {
  made = {
    one = "गृहकार्य {mark}, 1 काम। यह लिंक भेजें:",
    other = "गृहकार्य {mark}, {n} काम। यह लिंक भेजें:",
  },
  say_address = "लिंक हर विद्यार्थी की अपनी मशीन पर tenace web के पेज का है। "
    .. "--address बताता है कि पेज और कहाँ है।",
  too_much = "homework: अधिक से अधिक {n} काम और 2000 अक्षरों का पाठ",
  which_files = "homework: बताएँ कि --marks कौन-सी फ़ाइलें पढ़े",
  csv_marks = "homework: --csv, --marks के साथ आता है",
  nothing_in = "{file}: वहाँ कुछ नहीं दिया गया; वह tenace-homework से शुरू "
    .. "होता है",
  unread = "{file}: {problem}",
  damaged = "पाठ रास्ते में बिगड़ गया: उसे फ़ाइल के रूप में फिर माँगें",
  no_answer = "यह वह पाठ नहीं है जो पेज बनाता है",
  refused = "अस्वीकार: कदम {n}, {move}: {reason}",
  not_the_bot = "{bot} ऐसा नहीं खेलता; पाठ बदला गया है, या किसी और संस्करण "
    .. "का है",
  unfinished = "दौर के अंत तक नहीं खेला",
  missing = "नहीं किया",
  solved = { one = "पहली बार में हल", other = "{n} बार में हल" },
  not_solved = "हल नहीं हुआ",
  no_puzzle = "अस्वीकार: ऐसी पहेली नहीं है",
  pupil = "{name} (गृहकार्य {mark})",
  row_deal = "  {n}  बाँट {game}#{seed}: {text}",
  row_puzzle = "  {n}  पहेली {game}#{seed}: {text}",
  row_bot = "; बॉट {text}",
  row_tries = { one = "; 1 कोशिश", other = "; {n} कोशिशें" },
}
