-- The sentences of long_whist.lua, in Hindi.

return {
  ["Long whist"] = "लंबा व्हिस्ट",
  ["honours"] = "ऑनर",
  ["Long whist: ten points win, and honours count."] =
    "लंबा व्हिस्ट: दस अंकों पर जीत, और ऑनर गिने जाते हैं।",
  ["tricks count before honours, so side 1 has won"] =
    "ट्रिकें ऑनर से पहले गिनी जाती हैं, इसलिए टीम 1 जीती",
  ["at nine points honours count nothing"] = "नौ अंकों पर ऑनर के अंक नहीं",
}
