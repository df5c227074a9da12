-- Rotating trumps with no trump, a house rule of Whist, in Bengali.

return {
  ["Rotating trumps with no trump"] = "পালা করে ট্রাম্প, ট্রাম্প ছাড়াসহ",
  ["Trumps go round, and every fifth round has no trump."]
    = "ট্রাম্প পালা করে বদলায়, আর প্রতি পঞ্চম রাউন্ড ট্রাম্প ছাড়া।",
  ["the fifth round has no trump"] = "পঞ্চম রাউন্ড ট্রাম্প ছাড়া",
}
