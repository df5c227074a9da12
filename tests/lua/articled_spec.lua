-- Cards with their articles, where a language has them in sentences.

local articled = require "tenace.face.say.articled"
local card_names = require "tenace.base.card_names"
local clean = require "tenace.face.say.clean"
local helper = require "commands_helper"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"

--- A text as that language has it.
local function said(code, text, pack)
  language.use(code)
  return articled.sentence(text, card_names.own(pack or "spanish"))
end


describe("a card by its name", function()
  after_each(function() language.use "en" end)

  it("has the article of its rank behind a word", function()
    assert.equal("Juegas la sota de oros.", said("es", "Juegas sota de oros."))
    assert.equal("Sales con el 5 de espadas.",
      said("es", "Sales con 5 de espadas."))
    assert.equal("Tu joues l’as d’épées.", said("fr", "Tu joues as d’épées."))
    assert.equal("tu n’as pas la dame de cœur",
      said("fr", "tu n’as pas dame de cœur", "french"))
  end)

  it("joins it to the word before it", function()
    assert.equal("encima del rey de oros", said("es", "encima de rey de oros"))
    assert.equal("gana al 3 de bastos", said("es", "gana a 3 de bastos"))
    assert.equal("El bot jugaría el 3 de bastos.",
      said("es", "El bot jugaría 3 de bastos."))
    assert.equal("à partir du roi de coupes",
      said("fr", "à partir de roi de coupes"))
    assert.equal("au valet d’épées", said("fr", "à valet d’épées"))
    assert.equal("de l’as de coupes", said("fr", "de as de coupes"))
  end)

  it("has it in a list where the first one has", function()
    assert.equal("Bajas el as de oros, la sota de oros y el 3 de copas.",
      said("es", "Bajas as de oros, sota de oros y 3 de copas."))
    assert.equal("Puedes jugar: as de oros, sota de oros.",
      said("es", "Puedes jugar: as de oros, sota de oros."))
  end)

  it("has a capital letter at the beginning of a sentence, and not of a clause",
    function()
      assert.equal("La sota de oros da 7 puntos.",
        said("es", "sota de oros da 7 puntos."))
      assert.equal("Ganas. El as de oros es alto.",
        said("es", "Ganas. as de oros es alto."))
      assert.equal("el as de oros es la carta más alta",
        said("es", "as de oros es la carta más alta"))
    end)

  it("has none in a label, behind one, or behind what is none's", function()
    for _, text in ipairs { "as de oros", "Tú: as de oros.", "(as de oros)",
      "no hay otra sota de oros", "la sota de oros", "2 as de oros" } do
      assert.equal(text, said("es", text))
    end
  end)

  it("keeps its colour", function()
    local on, off = clean.mark(91), clean.mark(0)
    assert.equal("Juegas el " .. on .. "as de corazones" .. off .. ".",
      said("es", "Juegas " .. on .. "as de corazones" .. off .. ".", "french"))
  end)

  it("has none with signs, and in languages without articles", function()
    language.use "es"
    assert.equal("Juegas 7♣.", show.sentence("Juegas 7C.", show.for_deck(
      show.plain, { suits = "C D H S" })))
    assert.equal("x sikke", said("hi", "x sikke"))
  end)
end)


describe("a card that was played", function()
  setup(helper.begin)
  teardown(helper.finish)

  it("has its article at the table", function()
    local text = helper.tenace("play tute --lang es --seed 1 --bots random",
      "4E\n")
    assert.match("Juegas el 4 de espadas.\n", text, 1, true)
    assert.match("el 3 de copas es el triunfo más alto", text, 1, true)
    assert.match("Izquierda 4 de copas", text, 1, true)
  end)
end)
