-- Rotating trumps, a house rule of Whist, in Bengali.

return {
  ["Rotating trumps"] = "পালা করে তুরুপ",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."]
    = "তুরুপ পালা করে বদলায়: হরতন, রুইতন, ইশকাপন, চিড়িতন, তারপর আবার হরতন।",
  ["six rounds of rotating trumps"] = "পালা করে তুরুপের ছয় রাউন্ড",
}
