-- What others require: the names of the marks that a player may claim.

return { "crown", "no crown", "7 hearts" }
