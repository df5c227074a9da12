-- The discard pile is frozen from its first card to the last: whoever takes it
-- needs two natural cards of the top card's rank, also when the side has
-- melded.

local frozen = house_rule "Always frozen" {
  of     = "canasta",
  taking = { always_frozen = true },
}

-- Seat 4 has melded three kings for its side; then seat 1 discards a king.
example "a king and a two do not take the pile, nor do kings on the table" {
  deal = { hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D",
                     "KS 2D 4S 4H 5H 6D 7H 8S 9D 10S JC", "*",
                     "KC KD KC AS AH AD 6S 7D 8C 10H JS" },
           stock = "QC 6C 5C", discard = "9H" },
  moves = { "meld KC KD KC; AS AH AD", "discard JS", "discard KH" },
  refused = { "take KS 2D", "take" }, because = "always_frozen",
}

example "two kings take it, and come to the three on the table" {
  deal = { hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D",
                     "KS KC 4S 4H 5H 6D 7H 8S 9D 10S JC", "*",
                     "KD KH KD AS AH AD 6S 7D 8C 10H JS" },
           stock = "QC 6C 5C", discard = "9H" },
  moves = { "meld KD KH KD; AS AH AD", "discard JS", "discard KH" },
  allowed = { "take KS KC" },
}

return frozen
