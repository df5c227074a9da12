-- Sentences of the command check, in Bengali. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: মন্তব্য: {text}",
  remark_no_line = "{file}: মন্তব্য: {text}",
  advice = "  {advice}",
  record = "  দেখুন: tenace replay {file}",
  fine = "{game}: কোনো ভুল পাওয়া যায়নি",
  remarks = {
    one = "{game}: কোনো ভুল পাওয়া যায়নি, 1টি মন্তব্য",
    other = "{game}: কোনো ভুল পাওয়া যায়নি, {n}টি মন্তব্য",
  },
  in_error = "ভুল আছে: {text}",
  see = "এখন এমন দেখায়: tenace play {game} --lang {code}"
    .. " এবং tenace rules {game} --lang {code}",
  text_missing = "{file}: {key} নেই: {text}",
  text_changed = "{file}: {key}: ইংরেজি বাক্যটি বদলেছে: {text}",
  seen = "{file} লেখা হয়েছে: সব অনুবাদ এখনকার ইংরেজির সঙ্গে মেলে",
  text_unused = "{file}: {key} কোথাও লাগে না",
  text_other_kind = "{file}: {key} এক ভাষায় একটি বাক্য, অন্য ভাষায় "
    .. "কয়েকটি",
  text_part = "{file}: {key}: {part} অংশটি দুই ভাষার শুধু একটিতে আছে: "
    .. "{text}",
  updated = "{file}: ইংরেজির সঙ্গে মেলানো হয়েছে",
  not_merged = "{file}: msgmerge এটি মেলাতে পারেনি",
  no_msgmerge = "msgmerge নেই: gettext ইনস্টল করুন",
  sentence_changed = "{file}:{line}: ইংরেজি বদলেছে: {text}",
  sentence_missing = "{file}:{line}: অনুবাদ হয়নি: {text}",
  said_missing = "{game}: খেলায় বলা হয়, অনুবাদ হয়নি: {text}",
  sentence_unused = "{file}: নিয়মে এমন বাক্য নেই: {text}",
  sentence_part = "{file}: {part} অংশটি দুই ভাষার শুধু একটিতে আছে: {text}",
  language = {
    one = "{name}: {n}টি বাক্যে কাজ বাকি",
    other = "{name}: {n}টি বাক্যে কাজ বাকি",
  },
}
