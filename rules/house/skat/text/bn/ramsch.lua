-- Ramsch, a house rule of Skat, in Bengali.

return {
  ["Ramsch"] = "রামশ",
  ["ramsch"] = "রামশ",
  ["When nobody bids, the players play a ramsch: everyone avoids points."]
    = "কেউ না ডাকলে রামশ খেলা হয়: সবাই পয়েন্ট এড়ান।",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which "
    .. "nobody has seen, belongs to the last trick."]
    = "গ্র্যান্ডের মতো শুধু গোলাম তুরুপ, ফোরহ্যান্ড শুরু করেন। স্কাট কেউ দেখেননি, তা শেষ "
      .. "পিঠের সঙ্গে যায়।",
  ["The player with the most points loses that many. If two share the most, "
    .. "both lose them; with 40 points each nobody loses."]
    = "যাঁর পয়েন্ট সবচেয়ে বেশি, তাঁর তত পয়েন্ট কমে। দুজনের সমান বেশি হলে দুজনেরই কমে; "
      .. "তিনজনের 40 করে হলে কারও কমে না।",
  ["most points in the ramsch"] = "রামশে সবচেয়ে বেশি পয়েন্ট",
  ["in a ramsch only jacks are trumps"] = "রামশে শুধু গোলাম তুরুপ",
  ["whoever has most points loses as many"]
    = "যাঁর পয়েন্ট সবচেয়ে বেশি, তাঁর তত কমে",
  ["two who share the most both lose them"]
    = "দুজনের সমান বেশি হলে দুজনেরই কমে",
  ["at 40 each nobody loses"] = "40 করে হলে কারও কমে না",
  ["with 41 one loses"] = "41 হলে একজনের কমে",
}
