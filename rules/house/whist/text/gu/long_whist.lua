-- Whist's house rule Long whist in Gujarati.

return {
  ["Long whist"] = "લાંબી વ્હિસ્ટ",
  ["Long whist: ten points win, and honours count."] =
    "લાંબી વ્હિસ્ટ: દસ પોઈન્ટે જીત, અને ઓનર્સ ગણાય છે.",
  ["tricks count before honours, so side 1 has won"] =
    "ટ્રિક ઓનર્સ પહેલાં ગણાય છે, એટલે ટીમ 1 જીતે છે",
  ["at nine points honours count nothing"] = "નવ પોઈન્ટે ઓનર્સ ગણાતા નથી",
}
