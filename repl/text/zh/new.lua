-- What `tenace new` says, in Chinese.

return {
  next = "先编辑，再输入：tenace check {spec}; tenace play {spec}",
  game = [[
-- 一次只改一处：`tenace check {name}`说明哪里有错，
-- `tenace play {name}`打一场；比赛中用`reload`，
-- 按改过的规则继续。
]],
  house_rule = [[
-- {title}：… (在这里用一句话说明有什么不同)。

local {name} = house_rule "{title}" {
  of = "{game}",

  -- 自定规则可以给选项别的值。去掉`set`、选项和下面
  -- 那个括号前的两个减号。
  -- set = {
{options}
  -- },
}


-- 下面是{game}的各个步骤。要替换某一步，去掉它前面的减号
-- 再修改；base.STEP(self)执行原来游戏的这一步。

{steps}


return {name}
]],

  set_kept = "玩：tenace play {spec}。发给别人：tenace signature --line {spec}",
  set_saved = "已存入{file}。玩：tenace play {spec}。",
  no_sets = "没有成套的规则：tenace new NAME --as GAME可以存一套。",
  set_dropped = "已删去{file}。",
  set_no_name = "请写出名称：save rules as sundays",
  set_is_game = "“{name}”是游戏的名称：请给规则另取名称",
  set_path = "“{file}”是单独的文件：请先放进你的规则文件夹",
  set_empty = "这就是{game}的规则：请写出自定规则或选项",
  set_there = "“{spec}”已经存在{file}里：请另取名称；或在tenace new后面加--force替换",
  set_in_itself = "“{spec}”不能包含自己：请另取名称",
  no_set = "“{spec}”不是一套规则，或文件已手工改过：tenace new --sets列出各套",
  no_set_near = "“{spec}”不是一套规则，或文件已手工改过；是不是想写“{near}”？",
  set_used = "“{spec}”是“{user}”的一部分，删去后它就不能用了：请先删去“{user}”",
  bad_line = "这一行不完整：请复制tenace signature --line显示的全部内容",
  line_differs = "这里的{file}（-）与这一行里的（+）不同：",
  line_force = "什么都没有写入。--force会用这一行的文件取代你的。",
  line_same = "规则与对方的相同：{spec}",
  line_next = "玩：tenace play {spec}",
  line_others = {
    one = "规则与对方的（Tenace {version}）不同，在这个文件里：{files}",
    other = "规则与对方的（Tenace {version}）不同，在这些文件里：{files}",
  },
}
