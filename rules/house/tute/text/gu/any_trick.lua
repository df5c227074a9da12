-- Tute's house rule Any trick in Gujarati.

return {
  ["Any trick"] = "કોઈપણ ટ્રિક",
  ["A side may declare kings and knights after any trick that it has won."] =
    "ટીમ પોતે જીતેલી કોઈપણ ટ્રિક પછી બાદશાહ અને ઘોડેસવારની જાહેરાત કરી શકે છે.",
}
