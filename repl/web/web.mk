# The page: `make web` builds build/web, and `make test-web` tests it in
# Chromium, and a little in Firefox.  The top Makefile includes this file.

WASM     = build/wasm
WEB      = build/web
NPM      = build/npm
EMCC     = emcc
WASM_LUA = $(wildcard build/lua/src/l*.c)
WASM_C   = $(CORE) $(filter-out lua/bind/host/disk% lua/bind/host/folder.c, \
             $(BOUND)) $(wildcard repl/web/*.c)
WASM_OUT = $(patsubst %,build/lua/src/%.c,linit liolib loslib lua \
             luac)
WASM_O   = $(WASM_C:%.c=$(WASM)/%.o) \
           $(patsubst build/lua/src/%.c,$(WASM)/lua/%.o, \
             $(filter-out $(WASM_OUT),$(WASM_LUA)))
WASM_WIDE = $(WIDE:%.c=$(WASM)/wide/%.o)
PAGE_JS  = $(wildcard repl/web/page/*.js repl/web/page/*/*.js \
             repl/web/worker/*.js)

# Exceptions of wasm serve for Lua's errors: the other way costs half the speed.
WASM_FLAGS = -Os -sSUPPORT_LONGJMP=wasm -fwasm-exceptions
WASM_COMPILE = $(EMCC) -std=c11 $(WASM_FLAGS) -D_DEFAULT_SOURCE -Icore \
  -Ilua/bind -Irepl -Ibuild/lua/src -Wno-unused-command-line-argument
# The heap grows to 512 MB at most; the page ends a worker that needs more.
# The page gives what the engine calls by other names than C's: see engine.h.
WASM_LINK = $(EMCC) $(WASM_FLAGS) --no-entry -sSTANDALONE_WASM=1 \
  -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=536870912 -sTOTAL_STACK=1048576 \
  -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0

web:
	@.ci/setup web
	@.ci/lua-sources build/lua
	@$(MAKE) web-parts

web-parts: $(WEB)/index.html $(if $(SERVER_LIBS),build/server.so)

# The small engine comes first; the other one has the core for wide decks, too.
$(WASM)/engine.wasm: $(filter-out %/engine.o,$(WASM_O)) $(WASM)/narrow.o
	@echo link $@
	@$(WASM_LINK) -o $@ $^

$(WASM)/engine-wide.wasm: $(WASM_O) $(WASM_WIDE)
	@echo link $@
	@$(WASM_LINK) -o $@ $^

$(WASM)/narrow.o: repl/web/engine.c
	@echo emcc -DTN_NARROW $<; mkdir -p $(@D)
	@$(WASM_COMPILE) -DTN_NARROW -MMD -MP -c -o $@ $<

$(WASM)/lua/%.o: build/lua/src/%.c
	@echo emcc $<; mkdir -p $(@D)
	@$(WASM_COMPILE) -w -c -o $@ $<

$(WASM)/wide/%.o: %.c $(BUILD)/wide/names.h
	@echo emcc -DTN_WIDE $<; mkdir -p $(@D)
	@$(WASM_COMPILE) $(AS_WIDE) -MMD -MP -c -o $@ $<

$(WASM)/%.o: %.c
	@echo emcc $<; mkdir -p $(@D)
	@$(WASM_COMPILE) -MMD -MP -c -o $@ $<

-include $(wildcard $(WASM)/*/*/*.d $(WASM)/*/*/*/*.d $(WASM)/*/*/*/*/*.d)

# == The parts, and the page

PACKED = $(OWN) repl/web/protocol.json $(wildcard repl/text/*/*.po \
           $(foreach ending,lua po,rules/*.$(ending) rules/*/*.$(ending) \
           rules/*/*/*.$(ending) rules/*/*/*/*.$(ending) \
           rules/*/*/*/*/*.$(ending)))
PAGE   = $(wildcard repl/web/page/* repl/web/page/*/* repl/web/page/*/*/* \
           repl/web/worker/* repl/web/*.json \
           repl/web/*.mjs)

$(WASM)/parts/made: $(TENACE) build/help.lua $(PACKED)
	@echo pack $(@D); mkdir -p $(@D)
	@$(TENACE) run repl/web/pack.lua $(@D)
	@touch $@

# Packages are installed below build/: the lock file says which, and they run
# no scripts.  The link lets the modules of the page find them.
$(NPM)/made: repl/web/package.json repl/web/package-lock.json
	@echo npm ci; mkdir -p $(NPM)
	@cp repl/web/package.json repl/web/package-lock.json $(NPM)
	@cd $(NPM) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@ln -sfn ../../$(NPM)/node_modules repl/web/node_modules
	@touch $@

$(WEB)/index.html: $(WASM)/engine.wasm $(WASM)/engine-wide.wasm \
  $(WASM)/parts/made $(NPM)/made $(PAGE)
	@node repl/web/build.mjs $(WASM) $(WASM)/parts $(WEB)
	@touch $@

# == Testing it

test-web:
	@.ci/setup test-web
	@.ci/lua-sources build/lua
	@$(MAKE) web-parts
	@$(MAKE) lint-web
	@TENACE=$(TENACE) node tests/web/run.mjs "$(ONLY)"

# How long the page takes: prints, and fails nothing.
bench-web: web-parts
	@TENACE=$(TENACE) node tests/web/bench.mjs

# Types, lint and the form of the page's own JavaScript.
WEB_BIN = repl/web/node_modules/.bin
lint-web: $(NPM)/made
	@$(WEB_BIN)/tsc -p repl/web
	@cd repl/web && node_modules/.bin/eslint .
	@cd repl/web && node_modules/.bin/prettier --log-level warn --check page \
	  worker *.mjs *.js ../../tests/web

.PHONY: web web-parts test-web bench-web lint-web
