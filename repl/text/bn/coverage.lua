-- Sentences of check --coverage, in Bengali.

return {
  head = "{game}: {n}টি ডিল",
  file = "{file}: প্রতিটি অংশ কতবার চলেছে",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} ({matches}টি ম্যাচের মধ্যে)",
  record = "         দেখুন: tenace replay {file} ({place})",
  record_set =
    "         দেখুন: tenace replay {file} ({place}), {setting}",
  obligations = "বাধ্যবাধকতা: {deals}টি ডিলের কয়টিতে প্রতিটি কোনো কার্ড "
    .. "নিষেধ করেছে",
  options = "বিকল্প: কয়টি ম্যাচে অন্য মান কিছু বদলেছে",
  steps = "ধাপ: প্রতিটি কতবার ডাকা হয়েছে",
  never_obligations = "বাধ্যবাধকতা ‘{name}’ {deals}টি ডিলে "
    .. "কোনো কার্ড নিষেধ করেনি",
  never_options =
    "বিকল্প ‘{name}’ {matches}টি ম্যাচে কিছু বদলায়নি",
  never_steps = "ধাপ ‘{name}’ {deals}টি ডিলে কখনও ডাকা হয়নি",
  never_lines = "{deals}টি ডিলে কখনও চলেনি: {text}",
  all = "{game}: সবকিছুই ঘটেছে",
}
