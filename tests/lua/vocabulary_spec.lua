local vocabulary = require "tenace.rules.vocabulary"

describe("the vocabulary", function()
  it("has an entry for all that may be written", function()
    local seen = {}
    for _, entry in ipairs(vocabulary.entries()) do
      seen[entry.signature] = entry
      assert.is_true(#entry.text > 0)
    end
    assert.equal("number: how many play; leave it out where the option "
      .. "`players` says it", seen["players = …"].text)
    assert.equal("options that it presets, with their values; a value may be "
      .. "a function, which gets the options set before it",
      seen["set = …"].text:match ": (.*)")
    assert.equal("trumps", seen["obligations = { play_trump }"].text)
    assert.equal("the number of packs that are shuffled together",
      seen["deck { packs = … }"].text)
    assert.equal("number: which of the plays wins the trick: 1 is the first",
      seen['example "…" { winner = … }'].text)
  end)
end)
