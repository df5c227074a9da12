-- Tournament, a house rule of Skat, in Bengali.

return {
  ["Tournament"] = "টুর্নামেন্ট",
  ["A tournament list of 36 rounds, or of 48 with four players, scored as "
    .. "Seeger and Fabian do."]
    = "36 রাউন্ডের টুর্নামেন্ট, চারজন হলে 48 রাউন্ডের; স্কোর জেগার-ফাবিয়ান হিসাবে।",
  ["36 rounds are played"] = "36 রাউন্ড খেলা হয়",
  ["with four players 48"] = "চারজন হলে 48",
}
