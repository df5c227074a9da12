-- Sentences about tournaments of bots, in Bengali.

return {
  title = "{game}: {deals}টি ডিল, সবার জন্য একই; সিড {seed}",
  bot = "বট",
  rating = "রাউন্ডে পয়েন্ট",
  interval = "{sure} %",
  share = "জেতা ডিল",
  meeting = "মুখোমুখি",
  margin = "রাউন্ডে পয়েন্ট",
  won = "জয়",
  drawn = "সমান",
  lost = "হার",
  pair = "{first} বনাম {second}",
  told = "প্রতি দুই বট প্রতিটি ডিল সব দিক থেকে খেলে। রাউন্ডে পয়েন্ট মানে "
    .. "বট গড়ে অন্যদের চেয়ে যত বেশি করে; পিছনে সেই সীমা, যার মধ্যে আসল "
    .. "সংখ্যা 100 বারে {sure} বার থাকে।",
  faults = "ভুল",
  whom = "tournament: কোনও বটের নাম বলা হয়নি; যেমন: tenace tournament "
    .. "whist --bots search:5,search:2,random",
}
