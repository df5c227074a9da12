# Tenace, a card-game rules interpreter.
#
#   make play    sets up what is missing, builds, and plays whist
#   make test    sets up, builds and checks everything; ONLY=pattern selects
#   make again   the same without lint, and without what cannot have changed
#   make web     sets up and builds the page in a browser: build/web
#   make         builds ./tenace

# == Settings: change them here, or say `make CC=clang PREFIX=$HOME/.local`

# What edits the lines you type: edit is libedit, readline is GNU readline.
LINE       = edit
PREFIX     = /usr/local
DATADIR    = $(PREFIX)/share/tenace
# Where a plain Lua looks: with the usual PREFIX it does so of itself.
LUADIR     = $(PREFIX)/share/lua/5.4
LUALIBDIR  = $(PREFIX)/lib/lua/5.4
CFLAGS     = -O2
WARN       = -Wall -Wextra -pedantic -Wshadow -Wconversion -Wstrict-prototypes \
             -Wmissing-prototypes -Wwrite-strings $(FRAME)
# A function has at most so much on the C stack, whose end nobody can catch.
# Where a sanitizer makes everything larger, nothing is said.  In the core for
# wide decks a set has 256 bytes and not 32: the six ways to take a pile that
# core/turns/collect.c compares, of 16 sets each, are 27 kB.
FRAME      = $(if $(findstring -fsanitize,$(CFLAGS)),,\
             -Wframe-larger-than=16384)
FRAME_WIDE = $(if $(FRAME),-Wframe-larger-than=28672)
BUILD      = build
TENACE     = ./tenace
JOBS      := $(shell getconf _NPROCESSORS_ONLN)
LUA       := $(shell .ci/setup --lua)
LUA_FLAGS := $(shell .ci/setup --cflags)
LUA_LIBS  := $(shell .ci/setup --libs)
LINE_LIBS  = $(shell .ci/setup --line $(LINE))
WIDTH_LIBS = $(shell .ci/setup --width)
# What serves the page; without it `tenace web` says what to install.
SERVER_LIBS := $(shell .ci/setup --server)

# == Building: a file belongs to the program by being there

CORE  := $(wildcard core/*/*.c)
BOUND := $(wildcard lua/bind/*.c lua/bind/*/*.c)
LINES := $(wildcard repl/terminal/line_*.c)
FACE  := $(BOUND) $(filter-out $(LINES) repl/web/% repl/serve/%, \
           $(wildcard repl/*/*.c))
FUZZED := $(wildcard tests/fuzz/*.c)
TESTS := $(wildcard tests/core/*.c tests/lua/*.c) $(FUZZED)
WIDE_TESTS := $(patsubst %,tests/core/%.c,copies deck knowledge log meld \
              meld_several order pile play play_tricks plays set snapshot \
              spread table tape trick world wrong wrong_melds wrong_table)
BENCH := $(wildcard tests/bench/*.c)
C     := $(CORE) $(FACE) $(LINES) $(TESTS) $(BENCH) \
         $(wildcard repl/web/*.c repl/serve/*.c)
H     := $(wildcard core/*.h core/*/*.h lua/bind/*/*.h repl/*/*.h tests/*/*.h)
OWN   := $(wildcard lua/*.lua lua/tenace/*/*.lua repl/*/*.lua \
           lua/tenace/text/*/*.lua repl/text/*/*.lua)
WORDS := $(BOUND) $(wildcard lua/*.lua lua/tenace/*/*.lua)
LIB    = $(BUILD)/libtenace_core.a
# What is compiled a second time, for wide decks, and what both cores share.
SHARED := $(wildcard lua/bind/host/*.c) lua/bind/wide.c lua/bind/nouns/split.c \
          $(patsubst %,lua/bind/match/%.c,account budget plain spend)
WIDE  := $(CORE) $(filter-out $(SHARED),$(BOUND))

AS_WIDE = -DTN_WIDE -include $(BUILD)/wide/names.h $(FRAME_WIDE)
# One object serves the program and the libraries that others load.
PIC     = -fPIC -fno-semantic-interposition
# The core shows what its headers declare between TN_BEGIN and TN_END.
HIDDEN  = -fvisibility=hidden
COMPILE = $(CC) -std=c11 -Icore $(WARN) $(CFLAGS) $(PIC)
OUTSIDE = -D_DEFAULT_SOURCE -Ilua/bind -Irepl $(LUA_FLAGS)
ifeq ($(MAKELEVEL),0)
  MAKEFLAGS += --no-print-directory -j$(JOBS)
endif

all: $(TENACE) build/help.lua build/stubs/rules.lua build/luals/plugin.lua \
  build/bytecode/made build/man/made plain shared \
  $(if $(SERVER_LIBS),build/server.so)

LINK = $(CC) $(CFLAGS) $(LDFLAGS) -rdynamic -o $@ $^ $(LUA_LIBS)

$(TENACE): $(FACE:%.c=$(BUILD)/%.o) $(BUILD)/repl/terminal/line_$(LINE).o \
  $(BUILD)/wide/core.a $(LIB)
	@echo link $@
	@$(LINK) $(LINE_LIBS) $(WIDTH_LIBS) -lm

$(LIB): $(CORE:%.c=$(BUILD)/%.o)
	@rm -f $@
	@$(AR) rcs $@ $^

# The core for wide decks.  What leaves its files has other names there, since
# both are linked into one program.
$(BUILD)/wide/names.h: $(WIDE:%.c=$(BUILD)/%.o)
	@mkdir -p $(@D)
	@nm -g -f posix $^ | awk '$$1 ~ /^(tn[il]?|luaopen)_/ && $$2 ~ /^[BCDRT]$$/ { \
	  name = $$1; sub(/^tn[il]?_/, "&wide_", name) || sub(/$$/, "_wide", name); \
	  print "#define", $$1, name }' | LC_ALL=C sort -u >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(BUILD)/wide/core.a: $(WIDE:%.c=$(BUILD)/wide/%.o)
	@rm -f $@
	@$(AR) rcs $@ $^

$(BUILD)/wide/%.o: %.c $(BUILD)/wide/names.h
	@echo cc -DTN_WIDE $<; mkdir -p $(@D)
	@$(COMPILE) $(OUTSIDE) $(AS_WIDE) -MMD -MP -c -o $@ $<

$(BUILD)/core/%.o: core/%.c $(BUILD)/settings
	@echo cc $<; mkdir -p $(@D)
	@$(COMPILE) $(HIDDEN) -MMD -MP -c -o $@ $<

$(BUILD)/%.o: %.c $(BUILD)/settings
	@echo cc $<; mkdir -p $(@D)
	@$(COMPILE) $(OUTSIDE) -MMD -MP -c -o $@ $<

# One file knows where the program finds its data: it alone is built anew for
# another PREFIX.
$(BUILD)/repl/terminal/place.o \
$(BUILD)/lint$(DEEP)/repl/terminal/place.ok: OUTSIDE += -DDATADIR='"$(DATADIR)"'
$(BUILD)/repl/terminal/place.o: $(BUILD)/datadir
$(BUILD)/datadir: FORCE
	@mkdir -p $(BUILD)
	@echo '$(DATADIR)' | cmp -s - $@ || echo '$(DATADIR)' >$@

$(BUILD)/tests/core/% $(BUILD)/wide/tests/core/%: LDLIBS = -lcmocka -pthread -lm
# A test may have large sets on the stack: it is not called from deep down.
$(BUILD)/wide/tests/core/%: private FRAME =
$(BUILD)/wide/tests/core/%: tests/core/%.c $(BUILD)/wide/core.a
	@echo cc -DTN_WIDE $<; mkdir -p $(@D)
	@$(COMPILE) $(AS_WIDE) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/wide/core.a \
	  $(LDLIBS)

$(BUILD)/tests/%: tests/%.c $(LIB) $(BUILD)/settings
	@echo cc $<; mkdir -p $(@D)
	@$(COMPILE) -MMD -MP $(LDFLAGS) -o $@ $< $(LIB) $(LDLIBS)

$(BUILD)/tests/lua/%: tests/lua/%.c $(BOUND:%.c=$(BUILD)/%.o) \
  $(BUILD)/wide/core.a $(LIB)
	@echo cc $<; mkdir -p $(@D)
	@$(COMPILE) $(OUTSIDE) -MMD -MP $(LDFLAGS) -o $@ $(filter-out %.h,$^) \
	  $(LUA_LIBS) -lm

$(BUILD)/tests/fuzz/lua_%: tests/fuzz/lua_%.c $(BOUND:%.c=$(BUILD)/%.o) \
  $(BUILD)/wide/core.a $(LIB)
	@echo cc $<; mkdir -p $(@D)
	@$(COMPILE) $(OUTSIDE) -MMD -MP -MT $@ -MF $@.d $(LDFLAGS) -o $@ \
	  $(filter-out %.h,$^) $(LUA_LIBS) -lm

# The library for a plain Lua: LUA_CPATH has $(BUILD)/plain/?.so, and LUA_PATH
# lua/?.lua of a checkout.  It is never unloaded: a state that closes frees its
# last memory by it.  It shows what opens it, and what a host in C may call.
plain: $(BUILD)/plain/tenace/core.so
$(BUILD)/plain/tenace/core.so: $(CORE:%.c=$(BUILD)/%.o) \
  $(BOUND:%.c=$(BUILD)/%.o) $(BUILD)/wide/core.a lua/bind/host/plain.map
	@echo link $@; mkdir -p $(@D)
	@$(CC) $(CFLAGS) -shared $(LDFLAGS) -o $@ $(filter-out %.map,$^) -lm \
	  -Wl,-z,nodelete -Wl,--version-script=lua/bind/host/plain.map

# The core as a shared library.  ABI is raised when a program that was built
# with an earlier one would no longer run; the map names what is exported.
ABI    = 2
SHARED_LIB = $(BUILD)/libtenace_core.so.$(ABI)
shared: $(SHARED_LIB) $(BUILD)/declarations.h
$(SHARED_LIB): $(CORE:%.c=$(BUILD)/%.o) core/tenace.map
	@echo link $@
	@$(CC) $(CFLAGS) -shared $(LDFLAGS) -o $@ $(filter %.o,$^) -lm \
	  -Wl,-soname,$(@F) -Wl,--version-script=core/tenace.map
	@ln -sf $(@F) $(BUILD)/libtenace_core.so

# The core's types and functions alone, for languages that read C.
VERSION = $(shell sed -n 's/.*TN_VERSION "\([^"]*\)".*/\1/p' core/tenace/base.h)
$(BUILD)/declarations.h: doc/declarations.lua core/tenace.h \
  $(wildcard core/tenace/*.h) $(BUILD)/settings
	@mkdir -p $(@D)
	@{ $(CC) -E -dM -Icore core/tenace.h; $(CC) -E -P -Icore core/tenace.h; } | \
	  $(LUA) $< $(VERSION) >$@.new
	@mv $@.new $@

# The program with each library that edits lines, for the tests: they find the
# Lua files as an installed program does.
$(BUILD)/tests/repl/tenace_%: $(FACE:%.c=$(BUILD)/%.o) \
  $(BUILD)/repl/terminal/line_%.o $(BUILD)/wide/core.a $(LIB)
	@echo link $@; mkdir -p $(@D) $(BUILD)/tests/share
	@ln -sfn '$(CURDIR)' $(BUILD)/tests/share/tenace
	@$(LINK) $(shell .ci/setup --line $*) $(WIDTH_LIBS) -lm

# The server of `tenace web` is a module of its own, so that no other command
# loads its library.
build/server.so: $(wildcard repl/serve/*.c repl/serve/*.h) $(BUILD)/settings
	@echo cc $<
	@$(COMPILE) $(OUTSIDE) -O2 -shared $(LDFLAGS) -o $@ $(filter %.c,$^) \
	  $(SERVER_LIBS)

# Everything is built anew when the settings have changed, and only then.
$(BUILD)/settings: FORCE
	@mkdir -p $(BUILD)
	@$(if $(and $(LUA),$(LUA_LIBS),$(WIDTH_LIBS),$(LINE_LIBS)),, \
	  LINE=$(LINE) .ci/setup play --tell)
	@echo '$(subst ','"'"',$(COMPILE) $(OUTSIDE) $(LINE))' >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

build/help.lua: doc/extract.lua doc/families.lua $(WORDS) | $(TENACE)
	@mkdir -p build
	@$(TENACE) run $< help $(WORDS) >$@.new && mv $@.new $@

# What an editor reads of the words of rules files and scripts.
build/stubs/rules.lua: $(wildcard doc/stubs/*.lua) build/help.lua
	@mkdir -p $(@D)
	@$(TENACE) run doc/stubs/write.lua build/help.lua $(@D)

# The language server's plugin; not beside the stubs, whose globals it sees.
build/luals/plugin.lua: build/stubs/rules.lua lua/tenace/base/source.lua
	@mkdir -p $(@D)
	@$(TENACE) run doc/stubs/join.lua >$@.new && mv $@.new $@

# The Lua files as bytecode, made by the very Lua that will load it.
build/bytecode/made: $(TENACE) $(OWN) build/help.lua
	@mkdir -p $(sort $(dir $(OWN:%=build/bytecode/%))) build/bytecode/build
	@$(TENACE) run lua/bytecode.lua build/bytecode $(OWN) build/help.lua
	@touch $@

# Manual pages, of the texts that --help shows.
build/man/made: doc/packaging/man.lua build/bytecode/made
	@rm -rf build/man
	@$(TENACE) run $< build/man
	@touch $@

doc: doc/library.md
doc/library.md: doc/extract.lua doc/families.lua $(WORDS) | $(TENACE)
	@mkdir -p doc/library && rm -f doc/library/*.md
	@$(TENACE) run $< pages doc $(WORDS)

-include $(wildcard $(BUILD)/*/*/*.d $(BUILD)/*/*/*/*.d $(BUILD)/*/*/*/*/*.d)

# == Using it

play:
	@LINE=$(LINE) .ci/setup play
	@$(MAKE) all
	@$(TENACE) play whist

test soak:
	@.ci/setup test
	@$(MAKE) suite SOAK=$(filter soak,$@)

sanitize:
	@.ci/setup test
	@$(MAKE) suite BUILD=build/sanitize TENACE=build/sanitize/tenace LINT=no \
	  FUZZ=5 DATADIR='$(CURDIR)' CFLAGS='-O1 -g -fno-omit-frame-pointer \
	  -fsanitize=address,undefined -fno-sanitize-recover=all'

EDITORS = $(foreach line,edit readline,$(if \
  $(shell .ci/setup --line $(line)),$(BUILD)/tests/repl/tenace_$(line)))

# The tests in C, those alone that ONLY names.
PROGRAMS := $(TESTS:%.c=$(BUILD)/%) $(WIDE_TESTS:%.c=$(BUILD)/wide/%)
ifneq ($(ONLY),)
  PROGRAMS := $(shell printf '%s\n' $(PROGRAMS) | grep -e '$(ONLY)')
endif

suite: all $(PROGRAMS) $(EDITORS)
	+@BUILD=$(BUILD) TENACE=$(TENACE) LUA=$(LUA) JOBS=$(JOBS) ONLY='$(ONLY)' \
	  LINT=$(LINT) SOAK=$(SOAK) AGAIN=$(AGAIN) FUZZ=$(FUZZ) tests/run

# Without lint, and without the tests that cannot have changed since they
# passed here or in another checkout.
again:
	@.ci/setup again
	@$(MAKE) suite LINT=no AGAIN=yes

# Bytes that a fuzzer makes up, with clang's; see tests/fuzz/README.md.
TARGET  = $(FUZZED:tests/fuzz/%.c=%)
SECONDS = 60
FUZZER  = BUILD=build/fuzz CC=clang LDFLAGS=-fsanitize=fuzzer CFLAGS='-O1 -g \
  -DTN_FUZZER -fno-omit-frame-pointer -fno-sanitize-recover=undefined \
  -fsanitize=fuzzer-no-link,address,undefined'
fuzz: all
	@$(MAKE) $(FUZZER) $(TARGET:%=build/fuzz/tests/fuzz/%)
	@for name in $(TARGET); do \
	  mkdir -p build/fuzz/corpus/$$name && \
	  build/fuzz/tests/fuzz/$$name -max_total_time=$(SECONDS) -timeout=20 \
	    -rss_limit_mb=3000 -print_final_stats=1 \
	    -artifact_prefix=build/fuzz/$$name- build/fuzz/corpus/$$name \
	    tests/fuzz/corpus/$$name || exit 1; done

bench: all $(BENCH:%.c=$(BUILD)/%)
	@$(TENACE) run tests/bench/bench.lua $(BUILD)/tests/bench
	@$(TENACE) run tests/bench/decisions.lua
	@BUILD=$(BUILD) TENACE=$(TENACE) tests/bench/instructions

lint:
	@.ci/setup test
	@$(MAKE) $(LIB) build/stubs/rules.lua
	+@BUILD=$(BUILD) LUA=$(LUA) DEEP=yes tests/lint

# The slow half of lint: both compilers look at each file that has changed since
# it passed, here or in another checkout.
export LINT_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/tenace/lint
lint-c: $(C:%.c=$(BUILD)/lint$(DEEP)/%.ok)
$(BUILD)/lint$(DEEP)/%.ok: %.c $(H) .clang-tidy tests/lint-file \
  $(BUILD)/settings
	@mkdir -p $(@D)
	@tests/lint-file $< $(COMPILE) $(OUTSIDE) $(if $(filter tests/%,$<), \
	  -Wno-frame-larger-than) && touch $@

# Brings the catalogues of all languages up to date with the English.
po: all
	@for folder in rules/text/*; do code=$${folder##*/}; \
	  $(TENACE) check --lang $$code --update || exit 1; \
	  for file in $$folder/[a-z]*.po; do game=$$(basename $$file .po); \
	    $(TENACE) check --lang $$code --update $$game $$(ls \
	      rules/house/$$game/text/$$code 2>/dev/null | \
	      sed "s/^/$$game+/; s/\.po$$//") || exit 1; done; done

format:
	@clang-format -i $(C) $(H)

# put FROM,FIND,TO: the files that `find FIND` finds in FROM, with their
# folders.
put = umask 022 && install -d $(3) && (cd $(1) && find $(2) | \
  tar -c --mode=u=rw,go=r -T -) | tar -xmp --no-same-owner -C $(3)

# The library for a plain Lua, and the rules.  The file tenace/place.lua says
# where those are.
install-lua: plain
	install -d $(DESTDIR)$(LUALIBDIR)/tenace
	install -m 755 $(BUILD)/plain/tenace/core.so $(DESTDIR)$(LUALIBDIR)/tenace
	$(call put,lua,tenace tenace.lua -name '*.lua',$(DESTDIR)$(LUADIR))
	$(call put,.,rules -name '*.lua' -o -name '*.po',$(DESTDIR)$(DATADIR))
	echo 'return { data = [[$(DATADIR)]] }' \
	  >$(DESTDIR)$(LUADIR)/tenace/place.lua

TO = $(DESTDIR)$(PREFIX)
BINDIR = $(PREFIX)/bin
LIBDIR = $(PREFIX)/lib
ZSH    = share/zsh/site-functions

# The core in C: headers, the library in both forms, and what pkg-config tells.
install-core: $(LIB) shared
	install -d $(TO)/include/tenace $(DESTDIR)$(LIBDIR)/pkgconfig
	install -m 644 core/tenace.h $(TO)/include
	install -m 644 core/tenace/*.h $(BUILD)/declarations.h $(TO)/include/tenace
	install -m 644 $(LIB) $(SHARED_LIB) $(DESTDIR)$(LIBDIR)
	ln -sf $(notdir $(SHARED_LIB)) $(DESTDIR)$(LIBDIR)/libtenace_core.so
	sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|' \
	  core/tenace.pc.in >$(DESTDIR)$(LIBDIR)/pkgconfig/tenace.pc
	[ -n "$(DESTDIR)" ] || PATH="$$PATH:/usr/sbin:/sbin" ldconfig 2>/dev/null || :

install: all install-lua install-core
	install -d $(DESTDIR)$(BINDIR) $(TO)/share/doc/tenace
	install -m 755 $(TENACE) $(DESTDIR)$(BINDIR)/tenace
	install -m 644 README.md LICENSE doc/*.md doc/page.png \
	  $(TO)/share/doc/tenace
	$(call put,doc,. -path './*/*.md' -o -path './bots/*' \
	  -o -path './packaging/hosting/*' -o -path './*/syntaxes/*.json',\
	  $(TO)/share/doc/tenace)
	find $(TO)/share/doc/tenace -name '*.md' \
	  -exec sed -i -f doc/packaging/links.sed {} +
	$(call put,.,lua repl build/help.lua -name '*.lua' -o -name '*.po' \
	  -o -path 'repl/bot/*.json' -o -path 'repl/host/*.json' \
	  -o -path 'repl/class/*.json',\
	  $(DESTDIR)$(DATADIR))
	cp -R build/bytecode $(DESTDIR)$(DATADIR)/build
	install -d $(DESTDIR)$(DATADIR)/stubs
	install -m 644 build/stubs/*.lua $(DESTDIR)$(DATADIR)/stubs
	rm -rf $(DESTDIR)$(DATADIR)/editors
	cp -R doc/packaging/editors $(DESTDIR)$(DATADIR)
	install -D -m 644 build/luals/plugin.lua \
	  $(DESTDIR)$(DATADIR)/editors/luals/plugin.lua
	[ ! -f build/server.so ] || \
	  install -m 755 build/server.so $(DESTDIR)$(DATADIR)/build
	[ ! -f build/web/index.html ] || { rm -rf $(DESTDIR)$(DATADIR)/web && \
	  cp -R build/web $(DESTDIR)$(DATADIR)/web; }
	$(call put,build/man,. -name '*.1',$(TO)/share/man)
	install -D -m 644 doc/packaging/tenace.desktop \
	  $(TO)/share/applications/tenace.desktop
	install -D -m 644 repl/web/page/icon.svg \
	  $(TO)/share/icons/hicolor/scalable/apps/tenace.svg
	install -D -m 644 doc/packaging/completions/tenace.bash \
	  $(TO)/share/bash-completion/completions/tenace
	install -D -m 644 doc/packaging/completions/_tenace \
	  $(TO)/$(ZSH)/_tenace
	install -D -m 644 doc/packaging/completions/tenace.fish \
	  $(TO)/share/fish/vendor_completions.d/tenace.fish

# == Packages

# The sources as one file: the same tree gives the same bytes.  Its time is that
# of the last commit or, in a copy without history, of the list of changes.
DIST  = build/tenace-$(VERSION).tar.gz
EPOCH = $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null \
          || stat -c %Y CHANGELOG.md))
dist:
	@mkdir -p build
	@{ git ls-files 2>/dev/null || find . -type f ! -path './build/*' \
	  ! -path ./tenace ! -path './.git/*' -printf '%P\n'; } | \
	  LC_ALL=C sort >build/dist.files
	@LC_ALL=C tar --no-recursion --owner=0 --group=0 --numeric-owner \
	  --mode=u=rwX,go=rX --mtime=@$(EPOCH) --format=ustar \
	  --transform='s,^,tenace-$(VERSION)/,S' -cf - -T build/dist.files | \
	  gzip -n9 >$(DIST)
	@echo $(DIST)

# Debian packages, built in a copy of the tree, and what lintian says of them.
deb: dist
	@.ci/setup deb
	@rm -rf build/deb && mkdir -p build/deb
	@cp $(DIST) build/deb/tenace_$(VERSION).orig.tar.gz
	@tar -xf $(DIST) -C build/deb
	@cp -R doc/packaging/debian build/deb/tenace-$(VERSION)
	@cd build/deb/tenace-$(VERSION) && MAKEFLAGS= MAKELEVEL= \
	  dpkg-buildpackage -us -uc
	@lintian --fail-on error,warning build/deb/*.changes

include repl/web/web.mk

clean:
	rm -rf build tenace

.PHONY: all plain shared play test again soak sanitize suite fuzz bench lint \
        lint-c po format doc install install-lua install-core dist deb clean \
        FORCE
.PRECIOUS: $(BUILD)/repl/terminal/line_%.o
.SECONDARY: $(LINES:%.c=$(BUILD)/%.o)
