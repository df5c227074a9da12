-- The sentences of no_tute.lua, in Hindi.

return {
  ["No tute"] = "बिना टुटे",
  ["Four kings or four knights count nothing."] =
    "चार बादशाहों या चार घुड़सवारों से कुछ नहीं मिलता।",
}
