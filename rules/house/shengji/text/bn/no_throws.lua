-- No throws, a house rule of Shengji, in Bengali.

return {
  ["No throws"] = "থ্রো ছাড়া",
  ["Only one format may be led at a time."]
    = "একবারে একটি ধরন দিয়েই শুরু করা যায়।",
}
