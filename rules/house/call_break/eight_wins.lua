-- A call of eight or more that is made wins the match at once.

return house_rule "Eight wins" { of = "call_break", set = { eight = "wins" } }
