-- The move that the bot of the page must choose, too.

print(require "tenace".new("whist", { seed = 3 }):choose "search:20")
