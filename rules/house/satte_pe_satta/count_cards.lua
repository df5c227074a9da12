-- Each card left counts one, whatever it is.

return house_rule "Count cards" {
  of = "satte_pe_satta", set = { score = "cards" },
}
