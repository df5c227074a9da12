-- Skat's house rule Pub skat in Gujarati.

return {
  ["Pub skat"] = "પબ સ્કેટ",
  ["Skat as pubs play it: with ramsch and kontra."] =
    "પબમાં રમાય છે તેવી સ્કેટ: રામશ અને કોન્ટ્રા સાથે.",
}
