-- Sentences about several cards played at once, in English.

return {
  throws = {
    you = "You throw {cards}, but the throw can be beaten.",
    other = "{player} throws {cards}, but the throw can be beaten.",
  },
  chooses = {
    you = "You choose {cards}.", other = "{player} chooses {cards}.",
  },
  forced = {
    you = "You must lead {cards}.", other = "{player} must lead {cards}.",
  },
  only_possible = {
    you = "You play {cards}, the only cards you may.",
    other = "{player} plays {cards}.",
  },
}
