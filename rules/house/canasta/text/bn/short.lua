-- Short game, a house rule of Canasta, in Bengali.

return {
  ["Short game"] = "ছোট খেলা",
  ["A short game, to 2500 points."] = "ছোট খেলা, 2500 পয়েন্ট পর্যন্ত।",
  ["2,500 points win"] = "2,500 পয়েন্টে জয়",
}
