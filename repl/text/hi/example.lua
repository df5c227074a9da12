-- Sentences about examples that are made of a match, in Hindi.

return {
  written = "वह {file} की पंक्ति {line} में है और सही है: tenace check उसे "
    .. "चलाता है।",
  paste = "वह सही है, पर लिखा नहीं जा सकता: {problem}। उसे अपनी किसी "
    .. "नियम-फ़ाइल में, उसकी आख़िरी पंक्ति से पहले, या पास के फ़ोल्डर "
    .. "examples में चिपकाएँ:",
  not_written = "वह नहीं लिखा गया: {why}।",
  none = "उदाहरण नहीं है: {why}।",
  how = "example \"नाम\" उसे {file} में, या पास की उदाहरण-फ़ाइल में लिखता है।",
  some_fail = {
    one = "इन नियमों के {of} उदाहरणों में से एक सही नहीं:",
    other = "इन नियमों के {of} उदाहरणों में से {n} सही नहीं:",
  },
  at_table = "मेज़ पर उदाहरण नहीं खुलता: tenace play GAME --example \"नाम\" "
    .. "और प्रॉम्प्ट उसे खोलते हैं।",
}
