-- Whoever cannot follow must trump: an obligation written in Lua.

local must_trump = house_rule "Must trump" {
  of = "whist",
  obligations = {
    obligation "must trump" {
      says = "you cannot follow, so you must trump",
      function(self)
        if self:led() then return self.trump end
      end,
    },
  },
}

return must_trump
