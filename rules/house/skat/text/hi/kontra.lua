-- The sentences of kontra.lua, in Hindi.

return {
  ["Kontra"] = "कोंट्रा",
  ["kontra"] = "कोंट्रा",
  ["re"] = "रे",
  ["kontra re"] = "कोंट्रा रे",
  ["An opponent who does not believe in the game doubles it; the declarer may double it again."] =
    "जिस विरोधी को खेल पर भरोसा न हो, वह उसे दुगना करता है; बोली जीतने वाला उसे फिर "
    .. "दुगना कर सकता है।",
  ["Each opponent may say kontra just before playing to the first trick. When one has said it, the declarer answers at once, and the other is not asked."] =
    "हर विरोधी पहली ट्रिक में अपना कार्ड खेलने से ठीक पहले कोंट्रा (kontra) कह सकता है। "
    .. "एक के कहते ही बोली जीतने वाला तुरंत जवाब देता है, और दूसरे से नहीं पूछा जाता।",
  ["do you say kontra, which doubles the game?"] =
    "कोंट्रा (kontra) कहें? खेल दुगना होगा",
  ["kontra: do you say re, which doubles it again?"] =
    "कोंट्रा: रे (re) कहें? खेल फिर दुगना होगा",
  ["Kontra doubles the result, not the value that must reach the bid."] =
    "कोंट्रा परिणाम को दुगना करता है, उस मूल्य को नहीं जिसे बोली तक पहुँचना है।",
  ["kontra doubles an overbid game too"] =
    "मूल्य बोली से कम हो, तब भी कोंट्रा दुगना करता है",
  ["re doubles again"] = "रे फिर दुगना करता है",
  ["an opponent is asked before playing to the first trick"] =
    "विरोधी से पहली ट्रिक में खेलने से पहले पूछा जाता है",
  ["the declarer answers at once"] = "बोली जीतने वाला तुरंत जवाब देता है",
  ["re is said"] = "रे कहा जाता है",
  ["or it stays at kontra"] = "या कोंट्रा पर ही रहता है",
  ["whoever passes has said nothing"] = "जो पास करे, उसने कुछ नहीं कहा",
  ["a game that cannot be is not doubled"] =
    "जो खेल हो ही नहीं सकता, वह दुगना नहीं होता",
  ["a null game ends with the declarer's first trick"] =
    "बोली जीतने वाले की पहली ट्रिक पर नुल समाप्त होता है",
  ["a grand is played on"] = "ग्रांड आगे चलता है",
}
