-- American whist, in Bengali.

return {
  ["American whist"] = "আমেরিকান হুইস্ট",
  ["The American game is played to seven points."]
    = "আমেরিকান খেলা চলে সাত পয়েন্ট পর্যন্ত।",
  ["seven points win"] = "সাত পয়েন্টে জয়",
  ["six do not"] = "ছয় পয়েন্টে নয়",
}
