-- Classic, a house rule of Canasta, in Bengali.

return {
  ["Classic"] = "ক্লাসিক",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes "
    .. "stop the next player, and a player may ask the partner before going "
    .. "out."]
    = "1950-এর দশকের কানাস্তা: মেল্ডে মাত্র দুটি স্বাভাবিক কার্ড লাগে, কালো তিন পরের "
      .. "খেলোয়াড়কে আটকায়, আর হাত খালি করার আগে পার্টনারকে জিজ্ঞেস করা যায়।",
  ["out"] = "হাত খালি করা",
}
