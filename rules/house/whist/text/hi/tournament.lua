-- The sentences of tournament.lua, in Hindi.

return {
  ["Tournament"] = "टूर्नामेंट",
  ["A tournament of eight rounds; the higher total wins."] =
    "आठ दौरों का टूर्नामेंट; बड़ा योग जीतता है।",
  ["after the eighth round the higher total wins"] =
    "आठवें दौर के बाद बड़ा योग जीतता है",
  ["after the seventh it goes on"] = "सातवें के बाद खेल चलता रहता है",
}
