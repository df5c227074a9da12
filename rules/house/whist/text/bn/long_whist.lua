-- Long whist, in Bengali.

return {
  ["Long whist"] = "দীর্ঘ হুইস্ট",
  ["Long whist: ten points win, and honours count."]
    = "দীর্ঘ হুইস্ট: দশ পয়েন্টে জয়, অনার্সও গোনা হয়।",
  ["tricks count before honours, so side 1 has won"]
    = "পিঠ অনার্সের আগে গোনা হয়, তাই দল 1 জিতেছে",
  ["at nine points honours count nothing"]
    = "নয় পয়েন্টে অনার্সের পয়েন্ট নেই",
}
