-- Manual pages, in Chinese: what the texts of --help do not say.

return {
  name = "名称",
  synopsis = "概要",
  description = "描述",
  arguments = "参数",
  options = "选项",
  examples = "示例",
  see = "参见",
  commands = "命令",
  environment = "环境变量",
  status = "退出状态",
  summary = "按规则玩纸牌：玩、改、学",
  text = "Tenace按任何人都能修改的规则文件玩纸牌游戏。不带命令时打开提示符，可以试牌和规则。带命令时在牌桌上打牌、打印正在使用的规则、检查规则、在成千上万副牌上比较规则，或者教一个游戏。",
  exit = "0：完成。1：答案为否：检查不通过，牌谱有错。2：命令行有错。3：规则文件有错。",
  variable = {
    TENACE_LANG = "语言，与--lang相同。",
    TENACE_RULES = "首先在其中寻找规则的文件夹。",
    NO_COLOR = "设置后不用颜色。",
  },
}
