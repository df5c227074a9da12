-- The names of the commands, in the order in which help lists them.
return { "play", "games", "rules", "check", "new", "replay", "review", "stats",
  "simulate", "compare", "tournament", "merge", "solve", "teach", "puzzle",
  "signature", "web", "bot", "run" }
