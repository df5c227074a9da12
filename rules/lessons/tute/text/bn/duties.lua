-- The sentences of the lesson duties.lua, in Bengali.

return {
  ["Beat, follow, trump"] = "উঁচু কার্ড, একই স্যুট, তুরুপ",
  ["In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the "
    .. "suit you must play a trump, above the trumps in the trick."]
    = "টুটে ইচ্ছেমতো খেলা কমই যায়। শুরুর স্যুটে আরও উঁচু কার্ড থাকলে "
      .. "সেটিই খেলতে হবে। না থাকলেও একই স্যুট খেলতে হবে। আর সেই স্যুট না "
      .. "থাকলে তুরুপ খেলতে হবে, পিঠে থাকা তুরুপের চেয়ে উঁচু।",
  ["The 5 de copas has been led. Sota, rey and six are above it."]
    = "কাপের 5 দিয়ে শুরু হয়েছে। গোলাম, সাহেব ও ছয় তার চেয়ে উঁচু।",
  ["Any card above the five meets the duty. The as de copas takes the "
    .. "trick."]
    = "পাঁচের চেয়ে উঁচু যেকোনো কার্ডেই নিয়ম মানা হয়। পিঠটি জেতে কাপের "
      .. "টেক্কা।",
  ["Espadas are led, the as lies on the table: your espadas cannot beat "
    .. "it. May you throw another suit, then?"]
    = "তলোয়ার দিয়ে শুরু হয়েছে, টেক্কা টেবিলে: আপনার কোনো তলোয়ার তার "
      .. "চেয়ে উঁচু নয়। তাহলে কি অন্য স্যুট ফেলা যায়?",
  ["No: if you cannot beat the card, you must still follow suit."]
    = "না: তার চেয়ে উঁচু কার্ড না থাকলেও একই স্যুট খেলতে হবে।",
  ["Now bastos, and you hold none of them."]
    = "এবার লাঠি, আর আপনার হাতে একটিও লাঠি নেই।",
  ["Without the suit led you must play a trump. Any trump will do here, "
    .. "because the trick has none yet."]
    = "শুরুর স্যুট না থাকলে তুরুপ খেলতে হবে। এখানে যেকোনো ট্রাম্প "
      .. "চলবে, কারণ পিঠে এখনও তুরুপ নেই।",
}
