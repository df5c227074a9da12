-- Best of five, a house rule of Tute, in Bengali.

return {
  ["Best of five"] = "পাঁচের মধ্যে তিন",
  ["The match goes to the side that first wins three games."]
    = "যে দল আগে তিনটি গেম জেতে, ম্যাচ তার।",
  ["three games win"] = "তিনটি গেমে জয়",
}
