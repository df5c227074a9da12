-- Tute's house rule Any trick in Gujarati.

return {
  ["Any trick"] = "કોઈપણ યુક્તિ",
  ["A side may declare kings and knights after any trick that it has won."] =
    "ટીમ પોતે જીતેલી કોઈપણ યુક્તિ પછી કિંગ અને ઘોડેસવારની જાહેરાત કરી શકે છે.",
}
