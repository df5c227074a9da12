autocmd BufNewFile,BufRead *.record
  \ if getline(1) =~# '^tenace record \d\+$' | setfiletype tenace | endif
