-- The sentences of tute.lua, in Hindi.

return {
  ["Tute"] = "टुटे",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."] =
    "टुटे: अंकों के लिए ट्रिकें, बादशाह और घुड़सवार की घोषणा, स्पेनी कार्ड।",
  ["how many play; two or three each for oneself"] =
    "कितने खिलाड़ी; दो या तीन हों तो हर एक अपने लिए",
  ["games that win the match"] = "कितने गेम जीतने पर मैच जीता",
  ["points from which a won round counts two games; 0: never"] =
    "कितने अंकों पर जीता दौर दो गेम गिना जाता है; 0: कभी नहीं",
  ["what tute wins; nothing: it cannot be declared"] =
    "टुटे से क्या जीता जाता है; nothing: उसकी घोषणा नहीं हो सकती",
  ["a side that won a trick without declaring may still declare later"] =
    "ट्रिक जीतकर घोषणा न की हो, तब भी टीम बाद में घोषणा कर सकती है",
  ["whoever has to trump must beat the trumps played"] =
    "जिसे तुरुप लगाना हो, उसे खेले गए तुरुपों को हराना होगा",
  ["whoever cannot beat the trumps played must trump all the same"] =
    "खेले गए तुरुपों को न हरा सके, तब भी तुरुप लगाना होगा",
  ["the suit led must be beaten after somebody has trumped, too"] =
    "किसी ने तुरुप लगा दिया हो, तब भी लीड सूट में हराना होगा",
  ["what two players owe while there is a stock: nothing, to follow suit, or all"] =
    "स्टॉक रहते दो खिलाड़ियों के बंधन: कुछ नहीं, उसी सूट का कार्ड, या सब",
  ["Eight cards each for two players, twelve for three, ten for four."] =
    "दो खिलाड़ी हों तो हर एक को आठ कार्ड, तीन हों तो बारह, चार हों तो दस।",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With two players the next card makes trump and lies face up under the stock."] =
    "आखिरी बाँटा गया कार्ड तुरुप तय करता है। वह डीलर का है और दिखाया जाता है। दो "
    .. "खिलाड़ी हों तो अगला कार्ड तुरुप तय करता है और स्टॉक के नीचे खुला पड़ा रहता है।",
  ["the last card dealt makes trump"] =
    "आखिरी बाँटा गया कार्ड तुरुप तय करता है",
  ["The player on the dealer's right leads."] =
    "डीलर के दाईं ओर का खिलाड़ी लीड करता है।",
  ["After a trick its winner may declare once; if not, the partner may. Both are asked, whatever they hold. Two players first may exchange, then draw, the winner first, and may declare until the stock is gone."] =
    "ट्रिक के बाद उसे जीतने वाला एक घोषणा कर सकता है; वह न करे तो उसका "
    .. "साथी कर सकता है। हाथ में जो भी हो, दोनों से पूछा जाता है। दो "
    .. "खिलाड़ी हों तो पहले कार्ड बदला जा सकता है, फिर दोनों उठाते हैं, "
    .. "जीतने वाला पहले, और स्टॉक समाप्त होने तक घोषणा हो सकती है।",
  ["Of two players the winner may exchange the seven of trumps for a turned ace, three or court card, or the two of trumps for a lower one; or both in turn."] =
    "दो खिलाड़ियों में जीतने वाला तुरुप के सात के बदले खुला पड़ा इक्का, तीन "
    .. "या तस्वीर वाला कार्ड ले सकता है, या तुरुप के दो के बदले उससे "
    .. "छोटा; या बारी-बारी से दोनों।",
  ["exchange the turned card?"] = "खुले पड़े कार्ड को बदलें?",
  ["the forty"] = "चालीस",
  ["Tute and the 40 must be what a side declares first: after 20 it is too late. A player who could declare the 40 may not declare 20, but the partner may."] =
    "टुटे और 40 टीम की पहली घोषणा होनी चाहिए: 20 के बाद देर हो चुकी होती "
    .. "है। जो 40 की घोषणा कर सकता हो, वह 20 की नहीं कर सकता, पर उसका साथी "
    .. "कर सकता है।",
  ["King and knight of trumps in one hand are the 40, of another suit 20 points; all four kings, or all four knights, are tute. Cards declared are shown and stay in the hand; the card just drawn cannot be among them. Tute ends the round. A side that wins a trick and declares nothing, whether or not it could, may not declare later."] =
    "एक हाथ में तुरुप के बादशाह और घुड़सवार 40 अंक हैं, दूसरे सूट के 20; "
    .. "चारों बादशाह या चारों घुड़सवार टुटे हैं। घोषित कार्ड दिखाए जाते हैं "
    .. "और हाथ में रहते हैं; अभी उठाया गया कार्ड उनमें नहीं हो सकता। टुटे "
    .. "पर दौर समाप्त। जो टीम ट्रिक जीतकर कुछ घोषित न करे, चाहे कर सकती थी "
    .. "या नहीं, वह बाद में घोषणा नहीं कर सकती।",
  ["declare king and knight: 40 in {trump}, 20 in others?"] =
    "बादशाह और घुड़सवार की घोषणा करें: {trump} में 40, बाकी में 20?",
  ["Cards, declarations and ten points for the last trick are added up. The side with the most wins one game, or two with 121 points or what is chosen instead; with equal points nobody wins. Tute wins the match, or a round that counts two games."] =
    "कार्डों के अंक, घोषणाएँ और आखिरी ट्रिक के दस अंक जोड़े जाते हैं। सबसे "
    .. "ज़्यादा अंक वाली टीम एक गेम जीतती है, या 121 अंकों (या उसकी जगह "
    .. "चुने गए अंकों) पर दो; बराबर अंकों पर कोई नहीं। टुटे से मैच जीता "
    .. "जाता है, या दो गेम वाला दौर।",
  ["the suit led must be beaten"] = "लीड सूट में हराना होगा",
  ["whoever cannot beat it follows suit"] =
    "हरा न सके तो उसी सूट का कार्ड खेलना होगा",
  ["a partner's card must be beaten too"] = "साथी के कार्ड को भी हराना होगा",
  ["once somebody has trumped there is no duty to beat"] =
    "किसी ने तुरुप लगा दिया हो तो हराने का बंधन नहीं",
  ["a trump led is beaten by a higher one"] =
    "तुरुप लीड हो तो उससे ऊँचा तुरुप खेलना होगा",
  ["without the suit led a higher trump is forced"] =
    "लीड सूट न हो तो ऊँचा तुरुप खेलना होगा",
  ["a lower trump is not forced"] = "छोटा तुरुप लगाना ज़रूरी नहीं",
  ["without the suit led and without trumps anything goes"] =
    "न लीड सूट हो, न तुरुप, तो कोई भी कार्ड चलता है",
  ["with two players and a stock any card may be played"] =
    "दो खिलाड़ी हों और स्टॉक हो तो कोई भी कार्ड खेला जा सकता है",
  ["with two players and no stock the duties hold"] =
    "दो खिलाड़ी हों और स्टॉक न हो तो बंधन लागू हैं",
  ["a stock played with following suit"] = "स्टॉक रहते उसी सूट का कार्ड खेलना होगा",
  ["a strict stock"] = "स्टॉक रहते भी सब बंधन",
  ["the ace beats the three"] = "इक्का तीन को हराता है",
  ["the highest trump wins"] = "सबसे ऊँचा तुरुप जीतता है",
  ["121 points count two games"] = "121 अंकों पर दो गेम",
  ["120 points count one"] = "120 अंकों पर एक",
  ["65 points each count nothing"] = "65-65 अंकों पर कुछ नहीं",
  ["tute wins the match"] = "टुटे से मैच जीता जाता है",
  ["tute wins a double round"] = "टुटे से दुगना दौर जीता जाता है",
  ["what the cards of a suit count"] = "एक सूट के कार्डों के अंक",
  ["the last trick counts ten, here to 65 of all points"] =
    "आखिरी ट्रिक के दस, यहाँ कुल मिलाकर 65 तक",
  ["where nothing counts double 121 points are one game"] =
    "जहाँ कुछ दुगना नहीं होता, वहाँ 121 अंकों पर भी एक गेम",
  ["where one point is enough every game counts double"] =
    "जहाँ एक अंक काफ़ी है, वहाँ हर जीत दो गेम की है",
  ["tute wins a single round where nothing counts double"] =
    "जहाँ कुछ दुगना नहीं होता, वहाँ टुटे से एक ही गेम मिलता है",
  ["it counts two even if one point makes a round double"] =
    "एक अंक से दौर दुगना होता हो, तब भी वह दो ही गिना जाता है",
  ["ten cards each for four"] = "चार खिलाड़ी: हर एक को दस कार्ड",
  ["twelve for three"] = "तीन खिलाड़ी: बारह",
  ["eight for two"] = "दो खिलाड़ी: आठ",
  ["for two a card is turned, which makes trump"] =
    "दो खिलाड़ी हों तो पलटा गया कार्ड तुरुप तय करता है",
  ["tute may be declared"] = "टुटे की घोषणा हो सकती है",
  ["but not where it wins nothing"] = "पर वहाँ नहीं जहाँ उससे कुछ नहीं मिलता",
  ["the forty may be declared even there"] =
    "चालीस की घोषणा वहाँ भी हो सकती है",
  ["twenty may be declared"] = "बीस की घोषणा हो सकती है",
  ["declare cups"] = "प्यालों की घोषणा",
  ["declare coins"] = "सिक्कों की घोषणा",
  ["declare swords"] = "तलवारों की घोषणा",
  ["declare clubs"] = "डंडों की घोषणा",
  ["the values of the options"] = "विकल्पों के मान",
  ["whoever has won a trick may declare twenty for king and knight"] =
    "ट्रिक जीतने वाला बादशाह और घुड़सवार पर बीस की घोषणा कर सकता है",
  ["one declaration a trick: then the next card is led"] =
    "एक ट्रिक पर एक घोषणा: फिर अगला कार्ड लीड होता है",
  ["of two players who has won a trick may exchange the seven"] =
    "दो खिलाड़ी हों तो ट्रिक जीतने वाला सात बदल सकता है",
  ["then the king is in hand, the seven is turned, and both have drawn"] =
    "फिर बादशाह हाथ में है, सात खुला पड़ा है, और दोनों कार्ड उठा चुके हैं",
  ["or the king stays, and after the draw cups may be declared"] =
    "या बादशाह वहीं रहता है, और कार्ड उठाने के बाद प्यालों की घोषणा हो सकती है",
  ["whoever has king and knight of trumps declares them first"] =
    "जिसके पास तुरुप के बादशाह और घुड़सवार हों, वह पहले उन्हीं की घोषणा करता है",
  ["twenty in swords"] = "बीस, तलवार",
  ["twenty in clubs"] = "बीस, डंडे",
  ["twenty in coins"] = "बीस, सिक्के",
  ["twenty in cups"] = "बीस, प्याले",
  ["where cups are trump the others are clubs and coins"] =
    "प्याले तुरुप हों तो बाकी हैं डंडे और सिक्के",
  ["four kings are tute, which counts no points and wins"] =
    "चार बादशाह टुटे हैं, जिसके अंक नहीं होते, पर जीत मिलती है",
  ["king and knight of trumps are forty points"] =
    "तुरुप के बादशाह और घुड़सवार के चालीस अंक हैं",
  ["card points {1}"] = "कार्डों के अंक {1}",
  ["card points {1} = {2}"] = "कार्डों के अंक {1} = {2}",
  ["last trick {1} = {2}"] = "आखिरी ट्रिक {1} = {2}",
  ["the forty {1}"] = "चालीस {1}",
  ["twenty in swords {1}"] = "बीस, तलवार {1}",
  ["twenty in clubs {1}"] = "बीस, डंडे {1}",
  ["twenty in coins {1}"] = "बीस, सिक्के {1}",
  ["twenty in cups {1}"] = "बीस, प्याले {1}",
  ["coins"] = "सिक्के",
  ["cups"] = "प्याले",
  ["swords"] = "तलवार",
  ["clubs"] = "डंडे",
  ["declare"] = "घोषणा",
  ["continue"] = "आगे",
  ["exchange"] = "बदलना",
  ["tute"] = "टुटे",
  ["may declare"] = "घोषणा की शर्त",
  ["counted"] = "घोषित अंक",
  ["beat led always"] = "हमेशा लीड सूट के कार्ड को हराना",
}
