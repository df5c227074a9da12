-- Any trick, a house rule of Tute, in Bengali.

return {
  ["Any trick"] = "যেকোনো পিঠে",
  ["A side may declare kings and knights after any trick that it has won."]
    = "দল নিজের জেতা যেকোনো পিঠের পরে সাহেব ও ঘোড়সওয়ার ঘোষণা করতে পারে।",
}
