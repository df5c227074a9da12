-- What `tenace new` says, in Bengali.

return {
  next = "ফাইলটি বদলে নিন, তারপর: tenace check {spec}; tenace play {spec}",
  game = [[
-- একবারে একটি জিনিস বদলান: `tenace check {name}` বলে কোথায় ভুল,
-- `tenace play {name}` খেলা চালায়, আর ম্যাচের মধ্যে `reload` বদলানো নিয়মে
-- খেলা চালিয়ে যায়।
]],
  house_rule = [[
-- {title}: … (এখানে এক বাক্যে লিখুন কী আলাদা)।

local {name} = house_rule "{title}" {
  of = "{game}",

  -- ঘরোয়া নিয়ম বিকল্পের মান বদলাতে পারে। `set`, বিকল্পটি এবং নিচের বন্ধনী
  -- থেকে ড্যাশ তুলে দিন।
  -- set = {
{options}
  -- },
}


-- এগুলো {game} খেলার ধাপ। কোনোটি বদলাতে হলে তার ড্যাশ তুলে দিয়ে বদলান;
-- base.STEP(self) মূল খেলার ধাপটি চালায়।

{steps}


return {name}
]],

  set_kept = "খেলুন: tenace play {spec}। পাঠান: tenace signature --line {spec}",
  set_saved = "{file}-এ রাখা হলো। খেলুন: tenace play {spec}।",
  no_sets = "কোনো গুচ্ছ নেই: tenace new NAME --as GAME একটি রাখে।",
  set_dropped = "{file} সরানো হলো।",
  set_no_name = "নামও লিখুন: save rules as sundays",
  set_is_game = "‘{name}’ খেলার নাম: নিয়মের জন্য অন্য নাম নিন",
  set_path = "‘{file}’ আলাদা ফাইল: আগে আপনার নিয়মের ফোল্ডারে রাখুন",
  set_empty = "এগুলো {game}-এরই নিয়ম: ঘরোয়া নিয়ম বা বিকল্প বলুন",
  set_there = "‘{spec}’ আগে থেকেই {file}-এ আছে: অন্য নাম নিন; বা tenace new-এর পরে --force সেটি বদলায়",
  set_in_itself = "‘{spec}’ নিজেরই অংশ হতে পারে না: অন্য নাম নিন",
  no_set = "‘{spec}’ গুচ্ছ নয়, বা ফাইলটি হাতে বদলানো: tenace new --sets তালিকা দেয়",
  no_set_near = "‘{spec}’ গুচ্ছ নয়, বা ফাইলটি হাতে বদলানো; ‘{near}’ বলতে চেয়েছিলেন কি?",
  set_used = "‘{spec}’ হলো ‘{user}’-এর অংশ, যা তখন চলবে না: আগে সেটি সরান",
  bad_line = "লাইনটি পুরো নয়: tenace signature --line যা দেখায় সবটুকু কপি করুন",
  line_differs = "{file} এখানে (-) লাইনের (+) থেকে আলাদা:",
  line_force = "কিছু লেখা হয়নি। --force আপনার ফাইলের জায়গায় লাইনের ফাইল নেয়।",
  line_same = "নিয়মগুলো তাদের মতোই: {spec}",
  line_next = "খেলুন: tenace play {spec}",
  line_others = {
    one = "নিয়ম তাদের (Tenace {version}) থেকে এই ফাইলে আলাদা: {files}",
    other = "নিয়ম তাদের (Tenace {version}) থেকে এই ফাইলগুলোয় আলাদা: {files}",
  },
}
