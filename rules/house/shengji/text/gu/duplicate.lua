-- Shengji's house rule Duplicate in Gujarati.

return {
  ["Duplicate"] = "ડુપ્લિકેટ",
  ["Duplicate play: the dealer and the levels are given, and trumps are "
    .. "declared after the last draw."] =
    "ડુપ્લિકેટ રમત: ડીલર અને લેવલ નક્કી કરેલાં હોય છે, અને છેલ્લું કાર્ડ ખેંચાયા પછી હુકમ "
    .. "બતાવાય છે.",
}
