-- What may be done at a moment, in Bengali. See en/moment.lua.

return {
  cards = { one = "একটি কার্ড", other = "{n}টি কার্ড" },
  cards_up_to = { one = "বড়জোর একটি কার্ড", other = "বড়জোর {n}টি কার্ড" },
  another_meld = "এবং আরেকটি মেল্ড",
  to_meld = "মেল্ড করতে",
  cards_between = { one = "একটি কার্ড", other = "{least} থেকে {n}টি কার্ড" },
}
