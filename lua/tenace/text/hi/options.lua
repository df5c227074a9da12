-- What the options ask that the engine itself has, in Hindi. See
-- en/options.lua.

return {
  usual_rounds = "एक मैच में दौर",
  usual_rounds_or_none = "एक मैच में दौर; 0: कोई सीमा नहीं",
  usual_rounds_or_target =
    "कितने दौर खेलें, ज़्यादा अंक वाला जीते; 0: लक्ष्य तक",
  usual_rounds_or_target_lowest =
    "कितने दौर खेलें, कम अंक वाला जीते; 0: लक्ष्य तक",
  usual_first_dealer = "पहले बाँटने वाली सीट; 0: पर्ची से",
  usual_target = "मैच जीतने के लिए अंक",
  usual_target_lowest = "अंक जिन पर मैच खत्म होता है, कम अंक वाला जीते",
  usual_floor = "मैच हारने के अंक",
  usual_packs = "कार्डों के डेक",
  usual_throws = "एक साथ कई प्रकार की लीड",
  usual_owed = "जवाब में क्या देना होगा: लीड का प्रकार, या केवल सूट",
  usual_short_tractors =
    "लंबे ट्रैक्टर के जवाब में हाथ के छोटे ट्रैक्टर भी देने होंगे",
  usual_pairs_over_triple =
    "बुलडोज़र के जवाब में एक या दो तिकड़ियों से पहले पास-पास की जोड़ियाँ देनी होंगी",
  usual_kill_compare =
    "दो बार काटा जाए तो बड़े प्रकार में ऊँचा, या ऊँचा कार्ड, जीतता है",
}
