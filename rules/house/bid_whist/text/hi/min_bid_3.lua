-- The sentences of min_bid_3.lua, in Hindi.

return {
  ["Three at least"] = "कम से कम तीन",
  ["The risky version: nobody may bid less than three."] =
    "जोखिम वाला रूप: तीन से कम की बोली नहीं लग सकती।",
  ["an opening bid of 1 or 2 is refused"] =
    "पहली बोली 1 या 2 की अनुमति नहीं",
  ["2 no trump"] = "2 नो ट्रम्प",
  ["an opening bid of 3 is allowed"] = "पहली बोली 3 की अनुमति है",
  ["7 no trump"] = "7 नो ट्रम्प",
}
