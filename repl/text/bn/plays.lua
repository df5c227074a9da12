-- Sentences about several cards played at once, in Bengali. See en/plays.lua.

return {
  throws = {
    you = "আপনার থ্রো: {cards}, কিন্তু তার চেয়ে বড় খেলা যায়।",
    other = "{player:of} থ্রো: {cards}, কিন্তু তার চেয়ে বড় খেলা যায়।",
  },
  chooses = {
    you = "আপনি {cards} বেছে নিলেন।", other = "{player} {cards} বেছে নিলেন।",
  },
  forced = {
    you = "আপনাকে {cards} দিয়ে শুরু করতে হবে।",
    other = "{player:to} {cards} দিয়ে শুরু করতে হবে।",
  },
  only_possible = {
    you = "আপনি {cards} খেললেন; আর কিছু খেলা যেত না।",
    other = "{player} {cards} খেললেন।",
  },
}
