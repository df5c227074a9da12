-- Recognizes a question: equal questions have equal keys.

local key = {}


--- key.text(question) -> the question as one text
function key.text(question)
  local list = { question.asks, question.text }
  for _, row in ipairs(question.rows) do
    list[#list + 1] = row[1] .. " " .. row[2]
  end
  for _, group in ipairs(question.groups) do
    list[#list + 1] = group.label .. table.concat(group.cards, " ")
  end
  return table.concat(list, "\n")
end


--- key.of(question) -> a short word for a file (the text's FNV-1a sum)
function key.of(question)
  local items = table.concat(question.items or {}, "\n")
  local sum = 0xcbf29ce484222325
  for byte in (key.text(question) .. "\n" .. items):gmatch "." do
    sum = (sum ~ byte:byte()) * 0x100000001b3
  end
  return ("%016x"):format(sum)
end


return key
