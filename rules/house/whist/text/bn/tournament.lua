-- Tournament, a house rule of Whist, in Bengali.

return {
  ["Tournament"] = "টুর্নামেন্ট",
  ["A tournament of eight rounds; the higher total wins."]
    = "আট রাউন্ডের টুর্নামেন্ট; যার মোট বেশি, জয় তার।",
  ["after the eighth round the higher total wins"]
    = "অষ্টম রাউন্ডের পরে যার মোট বেশি, জয় তার",
  ["after the seventh it goes on"] = "সপ্তম রাউন্ডের পরে খেলা চলে",
}
