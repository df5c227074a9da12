-- The labels of what the library's reference says of a word. Both are in
-- English only.

return {
  param = "{name}: {text}",
  returns = "Returns {text}",
  errors = "Error: {text}",
  examples = "Example: {text}",
}
