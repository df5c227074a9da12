-- No jokers, a house rule of Bid Whist, in Bengali.

return {
  ["No jokers"] = "জোকার ছাড়া",
  ["Without jokers: 52 cards, four in the kitty."]
    = "জোকার ছাড়া: 52টি কার্ড, কিটিতে চারটি।",
}
