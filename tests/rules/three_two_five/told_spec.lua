-- Why a card may not be given back, in another language.

local language = require "tenace.base.language"
local tenace = require "tenace"


describe("why the card that was pulled is not given back", function()
  it("is told in the language", function()
    finally(function() language.use "en" end)
    language.use "hi"
    local m = tenace.new("three_two_five", { seed = 1 })
    for _ = 1, 25 do m:play(m:moves()[1]) end
    local _, reason = m:allows "QH"
    assert.equal("खींचे हुए कार्ड के अलावा कोई और कार्ड दें", reason)
  end)
end)
