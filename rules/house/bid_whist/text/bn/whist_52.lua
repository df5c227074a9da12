-- Bid Whist with 52 cards, in Bengali.

return {
  ["Bid Whist with 52 cards"] = "52 কার্ডের বিড হুইস্ট",
  ["With 52 cards to seven points: each bids once, and the dealer, who speaks "
    .. "last, wins the bidding by repeating the highest bid."]
    = "52টি কার্ডে সাত পয়েন্ট পর্যন্ত: প্রত্যেকে একবার ডাকেন, আর ডিলার শেষে সর্বোচ্চ "
      .. "ডাকটি আবার ডেকেই ডাকাডাকি জিততে পারেন।",
  ["the dealer may repeat the highest bid"]
    = "ডিলার সর্বোচ্চ ডাকটি আবার ডাকতে পারেন",
  ["even a bid above which there is none"]
    = "যার ওপরে আর ডাক নেই, সেটিও",
  ["seven points win, and seven lost lose"]
    = "সাত পয়েন্টে জয়, বিয়োগ সাতে হার",
  ["3 no trump"] = "3 নো ট্রাম্প",
  ["7 no trump"] = "7 নো ট্রাম্প",
}
