-- Rotating trumps with no trump, a house rule of Whist, in Bengali.

return {
  ["Rotating trumps with no trump"] = "পালা করে তুরুপ, নো ট্রাম্পসহ",
  ["Trumps go round, and every fifth round has no trump."]
    = "তুরুপ পালা করে বদলায়, আর প্রতি পঞ্চম রাউন্ড নো ট্রাম্প।",
  ["the fifth round has no trump"] = "পঞ্চম রাউন্ড নো ট্রাম্প",
}
