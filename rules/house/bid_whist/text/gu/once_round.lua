-- Bid Whist's house rule Once round in Gujarati.

return {
  ["Once round"] = "એક જ ફેરો",
  ["Each player bids or passes once, the dealer last; the highest bid wins."] =
    "દરેક ખેલાડી એક વાર બિડ કરે છે અથવા પાસ થાય છે, ડીલર છેલ્લે; સૌથી ઊંચી બિડ જીતે છે.",
  ["after four have spoken the highest bid names its trump"] =
    "ચારેય બોલી રહે પછી સૌથી ઊંચી બિડ કરનાર કોન્ટ્રાક્ટ નક્કી કરે છે",
  ["4 no trump"] = "4 નો ટ્રમ્પ",
}
