-- Programs of others that play seats, in Chinese.

return {
  time = "程序必须在几秒内回答（5）：名字里有“/”的机器人是程序的路径。",
  no_time = "--bot-time是秒数，最多{most}，不是“{text}”",
  no_program = "“{program}”不是可以运行的程序：名字里有“/”的机器人是程序的路径",
  no_name = "“{program}”作机器人的名字太长，或含有看不见的字符",
  not_started = "座位{seat}的{program}无法启动：{problem}",
  silent = "座位{seat}的{program}在{seconds}秒内没有回答",
  long = "座位{seat}的{program}的回答超过一百万个字符",
  ended = "座位{seat}的{program}已退出，状态{n}",
  killed = "座位{seat}的{program}被信号{n}终止",
  closed = "座位{seat}的{program}关闭了自己的输入或输出",
  given_up = "座位{seat}的{program}已启动{starts}次，不再询问：由随机出牌代替",
  no_json = "座位{seat}的{program}的回答不是JSON：{said}",
  no_move = "座位{seat}的{program}的回答里没有出法：{said}",
  refused = "座位{seat}的{program}回答了“{said}”，这不允许：{why}",
  counted = "座位{seat}的{program}：{asked}次决定中有{n}次由随机代替",
  faults = "{bot}：{asked}次决定中有{n}次失误，由随机代替：不允许{illegal}次，太晚{late}次，没有程序{dead}次。",
  in_record = "这份记录是和程序{bots}打的：记录不会启动程序，请用--bots写出机器人",
}
