-- Bid Whist's house rule Three at least in Gujarati.

return {
  ["Three at least"] = "ઓછામાં ઓછી ત્રણ",
  ["The risky version: nobody may bid less than three."] =
    "જોખમી રમત: ત્રણથી ઓછી બિડ કોઈ કરી શકતું નથી.",
  ["an opening bid of 1 or 2 is refused"] = "1 કે 2ની પહેલી બિડની મનાઈ છે",
  ["2 no trump"] = "2 નો ટ્રમ્પ",
  ["an opening bid of 3 is allowed"] = "3ની પહેલી બિડની મંજૂરી છે",
  ["7 no trump"] = "7 નો ટ્રમ્પ",
}
