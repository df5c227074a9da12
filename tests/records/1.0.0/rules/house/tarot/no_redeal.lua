-- A hand with 1T alone is played.

return house_rule "No redeal" { of = "tarot", set = { petit_alone = "play" } }
