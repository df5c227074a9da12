-- The bidder gets twice the bid.

return house_rule "Double for the bidder" {
  of  = "kaali_teeri",
  set = { bidder_double = true },
}
