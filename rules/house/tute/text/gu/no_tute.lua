-- Tute's house rule No tute in Gujarati.

return {
  ["No tute"] = "ટુટે વિના",
  ["Four kings or four knights count nothing."] =
    "ચાર બાદશાહ કે ચાર ઘોડેસવારનું કંઈ ગણાતું નથી.",
}
