-- Duplicate, a house rule of Shengji, in Bengali.

return {
  ["Duplicate"] = "ডুপ্লিকেট",
  ["Duplicate play: the dealer and the levels are given, and trumps are "
    .. "declared after the last draw."]
    = "ডুপ্লিকেট খেলা: ডিলার ও লেভেল আগেই ঠিক থাকে, আর শেষ কার্ড টানার পরে তুরুপ "
      .. "দেখানো হয়।",
}
