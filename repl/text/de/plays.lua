-- Sentences about several cards played at once, in German. See en/plays.lua.

return {
  throws = {
    you = "Du wirfst {cards}, aber der Wurf hält nicht.",
    other = "{player} wirft {cards}, aber der Wurf hält nicht.",
  },
  chooses = {
    you = "Du wählst {cards}.", other = "{player} wählt {cards}.",
  },
  forced = {
    you = "Du musst {cards} ausspielen.",
    other = "{player} muss {cards} ausspielen.",
  },
  only_possible = {
    you = "Du spielst {cards}, etwas anderes darfst du nicht.",
    other = "{player} spielt {cards}.",
  },
}
