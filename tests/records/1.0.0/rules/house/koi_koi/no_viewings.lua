-- The sake cup does not count with curtain or moon.

return house_rule "No viewings" { of = "koi_koi", set = { viewings = false } }
