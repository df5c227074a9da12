-- What the options ask that the engine itself has, in Bengali. See
-- en/options.lua.

return {
  usual_rounds = "ম্যাচে কটি রাউন্ড",
  usual_rounds_or_none = "ম্যাচে কটি রাউন্ড; 0: সীমা নেই",
  usual_rounds_or_target =
    "কটি রাউন্ড, যার মোট বেশি তার জয়; 0: লক্ষ্য পর্যন্ত",
  usual_rounds_or_target_lowest =
    "কটি রাউন্ড, যার মোট সবচেয়ে কম তার জয়; 0: লক্ষ্য পর্যন্ত",
  usual_first_dealer = "কোন আসন আগে কার্ড বাঁটে; 0: লটারিতে ঠিক হয়",
  usual_target = "কত পয়েন্টে ম্যাচ জেতা যায়",
  usual_target_lowest = "কত পয়েন্টে ম্যাচ শেষ, যার মোট সবচেয়ে কম তার জয়",
  usual_floor = "কত পয়েন্টে নামলে ম্যাচে হার",
  usual_packs = "কত প্যাকেট কার্ড",
  usual_throws = "একসঙ্গে একাধিক ধরন দিয়ে শুরু করা",
  usual_owed = "জবাবে কী খেলতে হয়: শুরুর ধরন, নাকি শুধু স্যুট",
  usual_short_tractors =
    "লম্বা ট্রাক্টরের জবাবে হাতের ছোট ট্রাক্টরও খেলতে হয়",
  usual_pairs_over_triple =
    "বুলডোজারের জবাবে একটি বা দুটি ত্রয়ীর আগে পাশাপাশি জোড়া খেলতে হয়",
  usual_kill_compare =
    "দুজন তুরুপ করলে যাঁর সবচেয়ে বড় ধরন, বা কার্ড, উঁচু, তিনি জেতেন",
}
