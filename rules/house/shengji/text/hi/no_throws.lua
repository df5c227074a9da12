-- The sentences of no_throws.lua, in Hindi.

return {
  ["No throws"] = "बिना थ्रो",
  ["Only one format may be led at a time."] =
    "एक बार में एक ही प्रकार लीड किया जा सकता है।",
}
