-- What is wrong in the program itself, where others than who runs it ask.

local output = require "tenace.face.terminal.output"

--- own_fault(problem) -> the problem
-- Tells what is wrong in the program to who runs it, and not to guests.
return function(problem)
  if problem.kind == "defect" then
    output.complain(problem.text)
    problem.text = "defect"
  end
  return problem
end
