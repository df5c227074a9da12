-- Three at least, a house rule of Bid Whist, in Bengali.

return {
  ["Three at least"] = "অন্তত তিন",
  ["The risky version: nobody may bid less than three."]
    = "ঝুঁকির খেলা: তিনের কম কেউ ডাকতে পারেন না।",
  ["an opening bid of 1 or 2 is refused"] = "প্রথম ডাক 1 বা 2 চলবে না",
  ["an opening bid of 3 is allowed"] = "প্রথম ডাক 3 চলবে",
  ["2 no trump"] = "2 নো ট্রাম্প",
  ["7 no trump"] = "7 নো ট্রাম্প",
}
