-- The sentences of the lesson finesse.lua, in Bengali.

return {
  ["The finesse"] = "ফিনেস",
  ["Your partner holds ace, queen and jack of spades; the king is with one "
    .. "of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?"]
    = "আপনার অংশীদারের হাতে ইশকাপনের এস, বিবি ও জ্যাক আছে; কিং আছে অন্য "
      .. "দুজনের একজনের হাতে। অংশীদার ইশকাপন দিয়ে শুরু করলে কিং বিবি বা "
      .. "জ্যাককে হারায়। আপনি ইশকাপন দিয়ে শুরু করলে?",
  ["You lead. Left plays next, then partner, who sees what Left has "
    .. "played."]
    = "শুরু করবেন আপনি। এরপর খেলেন বাঁ পাশের জন, তারপর অংশীদার, যিনি ততক্ষণে "
      .. "দেখেছেন বাঁ পাশের জন কী খেললেন।",
  ["it is a sure trick that can wait: you need it to lead again."]
    = "এটি নিশ্চিত ট্রিক, পরেও পাওয়া যাবে: আবার শুরু করতে হলে কার্ডটি "
      .. "লাগবে।",
  ["it can wait: you need a way to lead again."]
    = "এটি পরে খেললেও চলে: আবার শুরু করার একটি উপায় লাগবে।",
  ["Lead a spade, towards the cards of your partner."]
    = "অংশীদারের উঁচু কার্ডের দিকে একটি ইশকাপন দিয়ে শুরু করুন।",
  ["Left played low, partner the jack, and it won: whoever has the king "
    .. "has not played it before partner had to choose."]
    = "বাঁ পাশের জন নিচু কার্ড খেললেন, অংশীদার জ্যাক, আর জ্যাকই জিতল: যাঁর "
      .. "হাতে কিং, তিনি অংশীদারের বেছে নেওয়ার আগে সেটি খেলেননি।",
  ["Partner leads a diamond, so that you can lead a second time."]
    = "অংশীদার রুইতন দিয়ে শুরু করলেন, যাতে আপনি দ্বিতীয়বার শুরু করতে "
      .. "পারেন।",
  ["another player would win the trick, and lead."]
    = "ট্রিকটি অন্য কেউ জিতবেন, আর শুরুও তিনিই করবেন।",
  ["And now?"] = "আর এখন?",
  ["Once more towards partner: a spade."]
    = "আরও একবার অংশীদারের দিকে: একটি ইশকাপন।",
  ["The queen has won as well."] = "বিবিও জিতল।",
  ["Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the "
    .. "time. Leading the ace first never catches the king."]
    = "বাঁ পাশের জনকে এস ও বিবির আগে খেলতে হলো, তাই কিং ধরা পড়ল। কিং ডান "
      .. "পাশের জনের হাতে থাকলে সেটি জিতত: ফিনেস অর্ধেক সময় কাজে লাগে। আগে "
      .. "এস দিয়ে শুরু করলে কিং কখনও ধরা পড়ে না।",
}
