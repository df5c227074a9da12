-- Whist's house rule Tournament in Gujarati.

return {
  ["Tournament"] = "ટુર્નામેન્ટ",
  ["A tournament of eight rounds; the higher total wins."] =
    "આઠ રાઉન્ડની ટુર્નામેન્ટ; વધુ કુલ સરવાળો જીતે છે.",
  ["after the eighth round the higher total wins"] =
    "આઠમા રાઉન્ડ પછી વધુ કુલ સરવાળો જીતે છે",
  ["after the seventh it goes on"] = "સાતમા પછી મેચ ચાલુ રહે છે",
}
