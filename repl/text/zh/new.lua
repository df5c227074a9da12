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
}
