-- Strict levels, a house rule of Shengji, in Bengali.

return {
  ["Strict levels"] = "কড়া লেভেল",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."]
    = "দুই দলকেই 5, 10 ও K লেভেল খেলতে হয়: সেগুলো ডিঙিয়ে ওঠা যায় না।",
}
