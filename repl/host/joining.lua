-- The calls with which people come to a table, take seats and leave them.

local data = require "tenace.face.say.data"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local state = require "tenace.face.host.state"
local tables = require "tenace.face.host.tables"

local joining = {}


function joining.look(call)
  local one, person = tables.at(call)
  return state.of(one, person)
end


function joining.texts(call)
  local one, person = tables.lobby, nil
  if not one or call.table ~= one.id then one, person = tables.at(call) end
  local code = tables.asked_in(call)
  if code then
    language.use(code)
    if person then person.language = code end
  end
  return { code = language.code, texts = phrase.list "host.page",
    number = one.number }
end


--- The seat that somebody wants, or the first free one.
local function seat_of(one, wanted)
  local seat = wanted or one:free_seat()
  if not seat then tables.refuse("request", "no_free_seat") end
  if seat < 1 or seat > one:seat_count() or one.seats[seat] then
    tables.refuse("request", "seat_taken")
  end
  return seat
end


--- What names somebody from now on, and where the person sits.
local function pass_of(person)
  return { token = person.token, ear = person.ear, seat = person.seat }
end


--- Lets somebody come.
local function come(call, one, seat)
  if call.key and call.key ~= one.key then
    tables.refuse("request", "bad_key")
  end
  tables.count_stranger(true)
  if one:is_full(tables.far()) then tables.refuse("request", "too_many") end
  local person = one:come { name = tables.name(call.name), seat = seat,
    language = language.code, now = tables.now(), address = tables.far() }
  if call.key then one.host = person end
  one:lasting()
  return pass_of(person)
end


--- Who sits already does not sit down twice: the message came again, or the
-- person goes to another seat.
function joining.sit(call)
  local one, person = tables.at(call)
  if person and person.seat then
    if call.seat and call.seat ~= person.seat then
      tables.refuse("request", "seated_already")
    end
    return pass_of(person)
  end
  local seat = seat_of(one, call.seat)
  if not person then return come(call, one, seat) end
  person.seat, person.name = seat, tables.name(call.name)
  one.seats[seat] = person
  one:rename()
  one:lasting()
  return pass_of(person)
end


function joining.watch(call)
  local one, person = tables.at(call)
  if person then return pass_of(person) end
  return come(call, one, nil)
end


function joining.leave(call)
  local one, person = tables.need(call)
  one:go(person)
  one:lasting()
  return true
end


--- The host, if there is one at the table, decides this.
local function need_host(one, person)
  local host = one.host
  if host and not host.away and host ~= person then
    tables.refuse("request", "only_host")
  end
end


--- Only the host may do this.
local function as_host(call)
  local one, person = tables.need(call)
  if one.host ~= person then tables.refuse("request", "only_host") end
  return one, person
end


function joining.begin(call)
  local one, person = tables.seated(call)
  need_host(one, person)
  if one.begun then return true end
  one.begun, one.moved = true, tables.now()
  one:moved_on()
  one:lasting()
  return true
end


--- The person in a seat.
local function person_in(one, seat)
  return one.seats[seat] or tables.refuse("request", "nobody_there")
end


function joining.clear(call)
  local one = as_host(call)
  one:go(person_in(one, call.seat))
  one:lasting()
  return true
end


function joining.hand_over(call)
  local one = as_host(call)
  one.host = person_in(one, call.seat)
  one:lasting()
  return true
end


--- The options with their values, and whether somebody has changed them.
local function options_of(variant)
  return plain.each(variant.option_list, function(option)
    local value = variant.options[option.name]
    return { name = option.name, says = option.says, value = tostring(value),
      changed = value ~= option.default }
  end)
end


function joining.differs(call)
  local one, person = tables.at(call)
  local variant = person and one:use(person).variant
    or one.desks:variant_in(language.code)
  return { game = variant.spec, title = variant.title,
    house = plain.each(variant.house, function(house)
      return { title = house.title, sentence = house.sentence }
    end),
    options = options_of(variant),
    files = data.list(plain.each(variant.files, function(file)
      return { path = plain.path(file.path), text = file.text }
    end)) }
end


return joining
