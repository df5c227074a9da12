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
}
