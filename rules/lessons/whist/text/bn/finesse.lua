-- The sentences of the lesson finesse.lua, in Bengali.

return {
  ["The finesse"] = "ফিনেস",
  ["Your partner holds ace, queen and jack of spades; the king is with one "
    .. "of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"]
    = "আপনার পার্টনারের হাতে ইশকাপনের টেক্কা, বিবি ও গোলাম আছে; সাহেব আছে অন্য "
      .. "দুজনের একজনের হাতে। পার্টনার ইশকাপন দিয়ে শুরু করলে সাহেব বিবি বা "
      .. "গোলামকে হারায়। আপনি ইশকাপন দিয়ে শুরু করলে?",
  ["You lead. Left plays next, then partner, who sees what Left has "
    .. "played."]
    = "শুরু করবেন আপনি। এরপর খেলেন বাঁ পাশের জন, তারপর পার্টনার, যিনি ততক্ষণে "
      .. "দেখেছেন বাঁ পাশের জন কী খেললেন।",
  ["it is a sure trick that can wait: you need it to lead again."]
    = "এটি নিশ্চিত পিঠ, পরেও পাওয়া যাবে: আবার শুরু করতে হলে কার্ডটি "
      .. "লাগবে।",
  ["it can wait: you need a way to lead again."]
    = "এটি পরে খেললেও চলে: আবার শুরু করার একটি উপায় লাগবে।",
  ["Lead a spade, towards the cards of your partner."]
    = "পার্টনারের উঁচু কার্ডের দিকে একটি ইশকাপন দিয়ে শুরু করুন।",
  ["Left played low, partner the jack, and it won: whoever has the king "
    .. "has not played it before partner had to choose."]
    = "বাঁ পাশের জন নিচু কার্ড খেললেন, পার্টনার গোলাম, আর গোলামই জিতল: যাঁর "
      .. "হাতে সাহেব, তিনি পার্টনারের বেছে নেওয়ার আগে সেটি খেলেননি।",
  ["Partner leads a diamond, so that you can lead a second time."]
    = "পার্টনার রুইতন দিয়ে শুরু করলেন, যাতে আপনি দ্বিতীয়বার শুরু করতে "
      .. "পারেন।",
  ["another player would win the trick, and lead."]
    = "পিঠটি অন্য কেউ জিতবেন, আর শুরুও তিনিই করবেন।",
  ["And now?"] = "আর এখন?",
  ["Once more towards partner: a spade."]
    = "আরও একবার পার্টনারের দিকে: একটি ইশকাপন।",
  ["The queen has won as well."] = "বিবিও জিতল।",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the "
    .. "time. Leading the ace first never catches the king."]
    = "বাঁ পাশের জনকে টেক্কা ও বিবির আগে খেলতে হলো, তাই সাহেব ধরা পড়ল। সাহেব ডান "
      .. "পাশের জনের হাতে থাকলে সেটি জিতত: ফিনেস অর্ধেক সময় কাজে লাগে। আগে "
      .. "টেক্কা দিয়ে শুরু করলে সাহেব কখনও ধরা পড়ে না।",
}
