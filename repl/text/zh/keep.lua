-- Sentences about kept matches, in Chinese.

return {
  kept = "比赛作为正确的保留下来：{file}。",
  other_name = "它的名字是{name}：文件不能叫{given}。",
  there = "比赛已经保留：{file}。",
  not_kept = "比赛没有保留：{why}。",
  same = {
    other = "{n}场保留的比赛照旧。",
  },
  otherwise = {
    other = "{of}场保留的比赛中有{n}场不同。",
  },
  unread = {
    other = "{of}场保留的比赛中有{n}场不能重打。",
  },
  because = "由于{cause}，{file}第{line}行",
  parts = "{name}在{place}分开：{what}",
  as_kept = "保留时",
  as_now = "按今天的规则",
  which = "第{n}场，共{of}场：{file}",
  ask = "accept、refuse、drop还是quit？",
  answers = ""
    .. "accept：比赛现在这样是对的，重新写下；refuse：保持原样，check继续指出它；drop：不再保留；quit：其余的不变。",
  accepted = "{file}已重新写下。",
  accepted_before = "{file}已重新写下，到第{decision}步之前为止。",
  done = "接受{accepted}场；拒绝{refused}场；去掉{dropped}场。",
  not_written = "没有写入：{why}。",
  file_kept = "{file}：保留为{to}",
  file_there = "{file}：已保留为{to}",
  file_not_kept = "{file}：没有保留：{why}",
  file_accepted = "{file}：按今天的规则重新写下",
  file_as_it_went = "{file}：照旧",
  file_dropped = "{file}：不再保留",
  join = "：",
  as_it_went = "照旧",
  none = "{game}：没有保留的比赛",
  none_parts = {
    other = "{game}：{n}场保留的比赛都照旧",
  },
}
