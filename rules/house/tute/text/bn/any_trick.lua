-- Any trick, a house rule of Tute, in Bengali.

return {
  ["Any trick"] = "যেকোনো ট্রিকে",
  ["A side may declare kings and knights after any trick that it has won."]
    = "দল নিজের জেতা যেকোনো ট্রিকের পরে কিং ও নাইট ঘোষণা করতে পারে।",
}
