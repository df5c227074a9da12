local nearest = require "tenace.base.nearest"

describe("nearest", function()
  local words = { "players", "sides", "deck", "ranks", "round", "target" }

  it("finds a name by one slip of the keyboard", function()
    assert.equal("players", nearest("playrs", words))
    assert.equal("sides", nearest("side", words))
    assert.equal("deck", nearest("dekc", words))
    assert.equal("ranks", nearest("tanks", words))
  end)

  it("forgives more in a longer word", function()
    assert.equal("obligations", nearest("oblgatoins", { "obligations" }))
    assert.equal("target", nearest("tagrte", words))
  end)

  it("allows no slip in two letters, one from three on", function()
    assert.is_nil(nearest("ab", { "ax" }))
    assert.equal("abx", nearest("abc", { "abx" }))
    assert.equal("abc", nearest("ab", { "abc" }))
  end)

  it("allows two slips from six letters on", function()
    assert.is_nil(nearest("abcde", { "abcxy" }))
    assert.equal("abcdxy", nearest("abcdef", { "abcdxy" }))
    assert.is_nil(nearest("abcdefgh", { "abcdexyz" }))
  end)

  it("allows three slips from nine letters on, and never more", function()
    assert.equal("abcdefxyz", nearest("abcdefghi", { "abcdefxyz" }))
    assert.is_nil(nearest("abcdefghi", { "abcdewxyz" }))
    assert.is_nil(nearest("abcdefghijklmnop", { "abcdefghijklwxyz" }))
  end)

  it("counts letters that are left out or put in as slips", function()
    assert.equal("abcdefghi", nearest("abcdef", { "abcdefghi" }))
    assert.is_nil(nearest("abcdef", { "xabcdefghi" }))
  end)

  it("ignores the difference of upper and lower case", function()
    assert.equal("players", nearest("Players", words))
  end)

  it("suggests nothing if no name is near", function()
    assert.is_nil(nearest("banana", words))
    assert.is_nil(nearest("x", words))
    assert.is_nil(nearest("", words))
    assert.is_nil(nearest("deck", {}))
  end)

  it("takes the first in the alphabet of two equally near", function()
    assert.equal("bat", nearest("cat", { "hat", "bat" }))
  end)

  it("does not suggest the word itself", function()
    assert.is_nil(nearest("deck", { "deck" }))
  end)

  it("else takes the only one that begins with the word", function()
    assert.equal("bid_whist", nearest("Bid", { "bid_whist", "whist" }))
    assert.equal("leading", nearest("lead", { "leading", "void" }))
    assert.is_nil(nearest("bid", { "bid_whist", "bid_euchre" }))
    assert.is_nil(nearest("bi", { "bid_whist" }))
    assert.is_nil(nearest("bid", { "bid_whist" }, 1))
  end)

  it("can be told to allow fewer slips", function()
    assert.is_nil(nearest("leader", { "dealer" }, 1))
    assert.equal("dealer", nearest("leader", { "dealer" }))
  end)
end)
