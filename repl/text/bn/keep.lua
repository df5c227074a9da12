-- Sentences about kept matches, in Bengali.

return {
  kept = "ম্যাচটি ঠিক বলে রাখা হলো: {file}।",
  other_name = "এর নাম {name}: ফাইলের নাম {given} হতে পারে না।",
  there = "ম্যাচটি আগেই রাখা আছে: {file}।",
  not_kept = "ম্যাচটি রাখা হয়নি: {why}।",
  same = {
    one = "রাখা একটি ম্যাচ আগের মতোই চলে।",
    other = "রাখা {n}টি ম্যাচ আগের মতোই চলে।",
  },
  otherwise = {
    one = "রাখা {of}টি ম্যাচের একটি অন্যভাবে চলে।",
    other = "রাখা {of}টি ম্যাচের {n}টি অন্যভাবে চলে।",
  },
  unread = {
    one = "রাখা {of}টি ম্যাচের একটি আবার খেলা যায় না।",
    other = "রাখা {of}টি ম্যাচের {n}টি আবার খেলা যায় না।",
  },
  because = "{cause}-এর কারণে, {file} লাইন {line}",
  parts = "{name} এখানে আলাদা হয়, {place}: {what}",
  as_kept = "যেমন রাখা",
  as_now = "আজকের নিয়মে",
  which = "ম্যাচ {n}, মোট {of}: {file}",
  ask = "accept, refuse, drop না quit? ",
  answers = "accept: ম্যাচ এখন যেমন চলে তেমনই ঠিক, নতুন করে লেখা হয়; "
    .. "refuse: যেমন আছে থাকে, check বলতে থাকে; drop: আর রাখা হয় না; quit: "
    .. "বাকিগুলো থাকে।",
  accepted = "{file} নতুন করে লেখা হলো।",
  accepted_before = "{file} চাল {decision}-এর ঠিক আগে পর্যন্ত নতুন করে লেখা "
    .. "হলো।",
  done = "গৃহীত: {accepted}; প্রত্যাখ্যাত: {refused}; বাদ: {dropped}।",
  not_written = "এটি লেখা হয়নি: {why}।",
  file_kept = "{file}: {to} হিসেবে রাখা হলো",
  file_there = "{file}: আগেই {to} হিসেবে রাখা আছে",
  file_not_kept = "{file}: রাখা হয়নি: {why}",
  file_accepted = "{file}: আজকের নিয়মে নতুন করে লেখা হলো",
  file_as_it_went = "{file}: আগের মতোই চলে",
  file_dropped = "{file}: আর রাখা নেই",
  join = ": ",
  as_it_went = "আগের মতোই চলে",
  none = "{game}: কোনো ম্যাচ রাখা নেই",
  none_parts = {
    one = "{game}: রাখা ম্যাচটি আগের মতোই চলে",
    other = "{game}: রাখা {n}টি ম্যাচই আগের মতো চলে",
  },
}
