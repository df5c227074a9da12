-- Once round, a house rule of Bid Whist, in Bengali.

return {
  ["Once round"] = "এক পাক",
  ["Each player bids or passes once, the dealer last; the highest bid wins."]
    = "প্রত্যেকে একবার ডাকেন বা পাস দেন, ডিলার শেষে; সর্বোচ্চ ডাক জেতে।",
  ["after four have spoken the highest bid names its trump"]
    = "চারজন ডাকার পরে সর্বোচ্চ ডাক যাঁর, তিনি তুরুপ ঠিক করেন",
  ["4 no trump"] = "4 নো ট্রাম্প",
}
