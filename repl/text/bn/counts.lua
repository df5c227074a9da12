-- Sentences about the cards that are still out, in Bengali. See en/counts.lua.

return {
  held = "হাতে কার্ড: {held}।",
  left = { one = "এখনও বাকি: {n}টি কার্ড।", other = "এখনও বাকি: {n}টি কার্ড।" },
  trumps = {
    one = "তার {n}টি তুরুপ।",
    other = "তার {n}টি তুরুপ।",
  },
  points = {
    one = "সেগুলোতে কার্ডের {n} পয়েন্ট।",
    other = "সেগুলোতে কার্ডের {n} পয়েন্ট।",
  },
  out = "বাকি",
  void = "{player:of} হাতে এগুলো থাকতে পারে না: {suits}।",
  trump = "তুরুপ",
  ["or"] = ", ",
  on = "এখন থেকে টেবিল বাকি কার্ড দেখাবে।",
  off = "টেবিল আর বাকি কার্ড দেখাবে না।",
  what = "লিখুন counts, counts on বা counts off।",
  several = "এই টেবিলে একাধিক মানুষ বসেছেন। যে টেবিল --counts দিয়ে শুরু, অর্থাৎ যাতে "
    .. "সবাই রাজি, counts শুধু সেখানে চলে।",
}
