-- Catalogues as .po files: what is read, and what is refused in which words.

local catalogue = require "tenace.rules.catalogue"
local helper = require "game_helper"
local po = require "tenace.base.po"

--- Lines as a text.
local function lines(...) return table.concat({ ... }, "\n") .. "\n" end


local function read(...) return (assert(po.read(lines(...)))) end


--- The problem of a damaged file.
local function wrong(...)
  local texts, problem = catalogue.load(lines(...), "t.po")
  assert.is_nil(texts)
  return tostring(problem)
end


describe("a .po file", function()
  it("has a translation for each English text", function()
    assert.same({ a = "b", ["c d"] = "e" }, read('msgid "a"', 'msgstr "b"', "",
      'msgid "c d"', 'msgstr "e"'))
    assert.same({}, read "")
  end)

  it("goes on in further lines, with signs behind a backslash", function()
    assert.same({ ['a\n"b"'] = "c\\\td" }, read('msgid "a\\n"', '"\\"b\\""',
      'msgstr ""', '"c\\\\"', '  "\\td"  '))
  end)

  it("may have been written by an editor of Windows", function()
    assert.same({ a = "b", c = "d" }, po.read('\xEF\xBB\xBFmsgid "a"\r\n'
      .. 'msgstr "b"\r\n\r\nmsgid "c"\r\nmsgstr "d"'))
  end)

  it("has a header, remarks and old entries, which are not read", function()
    assert.same({ a = "b", e = "f" }, read("# By me.", 'msgid ""', 'msgstr ""',
      '"Content-Type: text/plain; charset=UTF-8\\n"', "", "#. a word",
      "#: x.lua:3", '#| msgid "older"', 'msgid "a"', 'msgstr "b"', "",
      "#, fuzzy", '#~ msgid "c"', '#~ msgstr "d"', "", 'msgid "e"',
      'msgstr "f"'))
  end)

  it("does not translate what is empty or marked fuzzy", function()
    local texts, doubted = po.read(lines('msgid "a"', 'msgstr ""', "",
      "#, fuzzy, c-format", 'msgid "b"', 'msgstr "B"', "", 'msgid "c"',
      'msgstr "C"', "", 'msgid "d"', 'msgstr "D"', "", 'msgid "e"',
      'msgstr "E"'))
    assert.same({ c = "C", d = "D", e = "E" }, texts)
    assert.same({ b = "B" }, doubted)
  end)

  it("gives a word its forms", function()
    assert.same({ a = { one = "eine", other = "viele", gender = "f",
      [2] = "zwei" } }, read('msgctxt "one"', 'msgid "a"', 'msgstr "eine"', "",
      'msgid "a"', 'msgstr "viele"', "", 'msgctxt "gender"', 'msgid "a"',
      'msgstr "f"', "", 'msgctxt "2"', 'msgid "a"', 'msgstr "zwei"'))
    assert.same({}, read('msgctxt "one"', 'msgid "a"', 'msgstr "b"'))
  end)

  it("says in which line it is damaged", function()
    assert.equal('t.po:2: each line begins with msgctxt, msgid, msgstr, a '
      .. "quote or #", wrong("# x", "return {}"))
    assert.match("^t.po:1: each line", wrong 'msgid_plural "a"')
    assert.match("^t.po:1: each line", wrong '"a"')
    for _, text in ipairs { '"b', "b", '"b"c"', '"b" c', '"\\q"', '"b\\"', '"',
      "" } do
      assert.match("^t.po:2: a text has quotes around it",
        wrong('msgid "a"', "msgstr " .. text))
    end
    assert.match("^t.po:3: msgstr is in the wrong place: ",
      wrong('msgid "a"', 'msgstr "b"', 'msgstr "c"'))
    assert.match("^t.po:2: msgid is in the wrong place: ",
      wrong('msgid "a"', 'msgid "b"', 'msgstr "c"'))
    assert.equal("t.po:3: this entry has no msgstr",
      wrong('msgid "a"', 'msgstr "b"', 'msgid "c"'))
    assert.equal("t.po:4: 'a' has two entries", wrong('msgid "a"', 'msgstr "b"',
      "", 'msgid "a"', 'msgstr "c"'))
    assert.equal("t.po:5: 'a' has two entries", wrong('msgid "a"', 'msgstr "b"',
      "", "# again", 'msgid "a"', 'msgstr "c"', "", 'msgid "d"', 'msgstr "e"'))
  end)

  it("is in UTF-8", function()
    assert.equal("t.po: the file is not in UTF-8", wrong '# \xE4')
    assert.equal("t.po:1: the file is not in UTF-8", wrong('msgid ""',
      'msgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"'))
  end)

  it("is read as it was written", function()
    local english, own = 'a "b" \\n\n\tc', 'ä\r\n"\\'
    assert.same({ [english] = { other = own, one = "x" } },
      read(po.header "de", po.entry(english, own, nil, "a remark"),
        po.entry(english, "x", "one")))
  end)

  it("is read alike however its entries stand", function()
    local pipe = io.popen "find rules/text repl/text -name '*.po'"
    for path in pipe:lines() do
      local text = helper.read(path)
      local apart = text:gsub("\n\n", "\n#\n\n")
        :gsub('msgstr "', 'msgstr ""\n"')
      assert.same(po.read(text), po.read(apart))
    end
    pipe:close()
  end)
end)
