-- Each player must play a solo once in a match, as in tournaments.

return house_rule "Tournament" { of = "doppelkopf", set = { mandatory = true } }
