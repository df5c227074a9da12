-- Sentences about the progress of long work, in Bengali. See en/progress.lua.

return {
  line = "{all}-এর মধ্যে {done} ({percent}%), বাকি {left}",
  seconds = { one = "{n} সেকেন্ড", other = "{n} সেকেন্ড" },
  check = {
    examples = "{game}: উদাহরণ {done}/{all}",
    kept = "{game}: রাখা ম্যাচ {done}/{all}",
    matches = "{game}: ম্যাচ {done}/{all}",
    settings = "{game}: বিকল্প, বিন্যাস {done}",
    knowledge = "{game}: ঢাকা কার্ড নতুন করে ডিল, রাউন্ড {done} / {all}",
    rare = "{game}: ম্যাচ {done}, বড়জোর {all}, যতক্ষণ না সব ধাপ ও বাধ্যবাধকতা একবার "
      .. "করে আসে",
    deals = "{game}: {all}টির মধ্যে বাঁট {done}",
  },
  coverage = {
    deals = "{game}: ডিল {done} / {all}",
    options = "{game}: বিকল্প {done} / {all}",
  },
  sweep = {
    rounds = "ডিল {done}/{all}",
    matches = "ম্যাচ {done}",
    duels = "দ্বৈরথ {done}",
  },
  minutes = { one = "{n} মিনিট", other = "{n} মিনিট" },
}
