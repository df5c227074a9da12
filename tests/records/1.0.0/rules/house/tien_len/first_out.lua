-- The round ends with the first player who is out; the others pay.

return house_rule "First out" {
  of  = "tien_len",
  set = { ends = "first_out", rounds = 12 },
}
