-- The calls with which a match is played: new, view, step, play, why, undo and
-- their like.

local back = require "tenace.face.moment.back"
local desk = require "tenace.face.web.desk"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local reading = require "tenace.face.web.reading"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local playing = {}

-- The usual bot, as at the table of the terminal.
local BOT = "search"


--- The sentences of the page, those of its further views among them.
local function page_texts()
  local texts = {}
  for _, section in ipairs { "web.page", "home.page", "learn.page",
    "time.page" } do
    for key, text in pairs(phrase.list(section)) do texts[key] = text end
  end
  return texts
end


function playing.languages(call)
  local code = call.use
  if code and not language.has(code) then
    error(problem.request(phrase("fail.no_language",
      { name = code, list = table.concat(language.codes, ", ") })), 0)
  end
  if code and code ~= language.code then
    language.use(code)
    if desk.now.match then desk.now.match:reload() end
    desk.forget()
  end
  return { code = language.code, codes = plain.list(language.codes),
    texts = page_texts() }
end


--- The list that the build has made, as long as the person has no rules of
-- their own: reading all the files takes a while.
local function listed()
  local disk = require "tenace.base.disk"
  local path = require "tenace.base.place".data
    .. "/build/games-" .. language.code .. ".json"
  local text = not next(desk.own) and disk.read_if_there(path, 1 << 22)
  return text and require "dkjson".decode(text)
end


function playing.games()
  return plain.list(listed() or plain.games(tenace.games()))
end


--- Refuses seats that the game does not have.
local function check_seats(match, seats)
  local players = match.variant.players
  for _, seat in ipairs(seats or {}) do
    if seat > players then
      error(problem.request(phrase("fail.no_seat",
        { seat = seat, players = players })), 0)
    end
  end
end


function playing.new(call)
  local match = tenace.new(call.game, { seed = call.seed, deal = call.deal,
    options = call.options, traced = true })
  check_seats(match, call.seats)
  desk.sit(match, call.seats)
  return desk.moment(desk.now.seats[1], {})
end


function playing.view(call)
  return desk.moment(call.seat or desk.now.seats[1], call)
end


--- The places in the match after a move.
local function place_of(match)
  return { decisions = match:decisions(), undone = #match.undone }
end


function playing.step(call)
  local match, player = desk.need_turn()
  local bot = call.bot or BOT
  local move = match:choose(bot)
  if bot == "search" then
    require "tenace.bots.place".play(match, move)
  else
    match:play(move)
  end
  return { player = player, move = move }
end


function playing.moves()
  local match, player = desk.need_turn()
  local list, more, others = match:moves()
  local out = {}
  for i, move in ipairs(list or {}) do
    out[i] = { move = move, text = show.play(move, desk.style(player)) }
  end
  return { moves = plain.list(out), more = more or others }
end


function playing.play(call)
  local match, player = desk.need_turn()
  local move = reading.answer(match, call, desk.style(player))
  match:play(move)
  return { player = player, move = move }
end


function playing.why(call)
  local match, player = desk.need_turn()
  local style = desk.style(player)
  local why = match:why(reading.move(match, call.move, style))
  why.says = show.sentence(why.says, style)
  why.file = plain.path(why.file)
  why.legal = why.legal and plain.list(why.legal)
  why.also = why.also and plain.list(plain.places(why.also))
  return why
end


--- A call that goes to another place in the match.
local function going(go)
  return function(call)
    local match = desk.need()
    go(match, call)
    desk.forget()
    return place_of(match)
  end
end


--- Back or on: to that seat's own decision, or as many decisions as are named.
local function step(name)
  return going(function(match, call)
    if call.seat then
      back[name](match, call.seat)
    else
      match[name](match, call.n)
    end
  end)
end


playing.undo, playing.redo = step "undo", step "redo"
playing["goto"] = going(function(match, call)
  match:go_to(call.what, call.n)
end)


function playing.history()
  local match, list = desk.need(), {}
  local style = desk.style(desk.now.seats[1])
  for i, one in ipairs(match:history()) do
    one.text = show.play(one.move, style)
    list[i] = one
  end
  return plain.list(list)
end


function playing.record()
  return { text = desk.need():record() }
end


return playing
