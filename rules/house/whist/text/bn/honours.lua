-- Honours, a house rule of Whist, in Bengali.

return {
  ["Honours"] = "অনার্স",
  ["The old English honours: ace, king, queen and jack of trump count for the "
    .. "side that was dealt three or four of them."]
    = "পুরোনো ইংরেজ অনার্স: তুরুপের টেক্কা, সাহেব, বিবি ও গোলামের মধ্যে তিনটি বা "
      .. "চারটি যে দল ডিলে পায়, তার পয়েন্ট হয়।",
  ["Three honours in the two hands of a side count 2, all four 4. Without "
    .. "trump they count nothing. In a match to a target they count nothing "
    .. "for a side that began the round one point short of it."]
    = "দলের দুই হাতে তিনটি অনার্সে 2, চারটিতে 4 পয়েন্ট। নো ট্রাম্প খেলায় কিছুই নয়। "
      .. "লক্ষ্য পর্যন্ত ম্যাচে যে দল রাউন্ড শুরু করেছিল লক্ষ্যের এক পয়েন্ট আগে, তার "
      .. "অনার্সের পয়েন্ট নেই।",
  ["How many of the cards are honours: A K Q J of trump."]
    = "কটি কার্ড অনার্স: তুরুপের A K Q J।",
  ["Tricks are scored before honours."]
    = "অনার্সের আগে পিঠের পয়েন্ট গোনা হয়।",
  ["If both sides reach the target in one round, the one that scored tricks "
    .. "has won."]
    = "এক রাউন্ডে দুই দলই লক্ষ্যে পৌঁছালে যে দল পিঠের পয়েন্ট পেয়েছে, জয় তার।",
  ["three honours in the two hands of a side count 2"]
    = "দলের দুই হাতে তিনটি অনার্সে 2 পয়েন্ট",
  ["all four count 4"] = "চারটিতে 4",
  ["two honours each are nothing"] = "দুই দলের দুটি করে হলে কিছুই নয়",
  ["there are no honours without trump"] = "নো ট্রাম্পে অনার্স নেই",
  ["one point short of the target honours count nothing"]
    = "লক্ষ্যের এক পয়েন্ট আগে অনার্সের পয়েন্ট নেই",
  ["in a tournament honours always count"]
    = "টুর্নামেন্টে অনার্সের পয়েন্ট সবসময় হয়",
  ["if both reach the target, the side that scored tricks has won"]
    = "দুই দলই লক্ষ্যে পৌঁছালে পিঠের পয়েন্ট পাওয়া দলের জয়",
  ["honours"] = "অনার্স",
  ["honours of"] = "দলের অনার্স",
  ["count honours"] = "অনার্স গোনা",
}
