-- Every jack costs two points.

return house_rule "Flat" { of = "knaves", set = { jacks = "flat" } }
