-- Sentences about studies in parts, in Chinese.

return {
  parts_apart = "{one}和{other}不属于同一项工作：{why}",
  parts_version = "一个是版本{one}，另一个是版本{other}",
  parts_differ = "{name}在一个里是{one}，在另一个里是{other}",
  parts_number = "一个分成{one}份，另一个分成{other}份",
  parts_other = "它是第{one}份，不是第{other}份",
  part_version = "{name}是版本{its}的，这里是版本{own}",
  part_damaged = "{name}已损坏：其中的数字不是该研究的数字",
  part_twice = "{one}和{other}都是{of}份中的第{n}份",
  part_unfinished = "{name}是{of}份中的第{n}份，{all}个只完成了{done}个：请用--keep继续",
  parts_missing = {
    other = "{of}份中缺少第{list}份",
  },
  tournament_bots = "锦标赛要有2到{most}个机器人，不是{n}个",
  tournament_twice = "“{name}”出现了两次",
  tournament_sides = "{game}只有一方：没有对手",
}
