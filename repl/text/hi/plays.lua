-- Sentences about several cards played at once, in Hindi. See en/plays.lua.

return {
  throws = {
    you = "आपका थ्रो: {cards}, पर उसे हराया जा सकता है।",
    other = "{player} का थ्रो: {cards}, पर उसे हराया जा सकता है।",
  },
  chooses = {
    you = "आपने चुना: {cards}।", other = "{player} ने चुना: {cards}।",
  },
  forced = {
    you = "आपको लीड करना होगा: {cards}।",
    other = "{player} को लीड करना होगा: {cards}।",
  },
  only_possible = {
    you = "आपने खेला: {cards}, और कुछ चल नहीं सकता था।",
    other = "{player} ने खेला: {cards}।",
  },
}
