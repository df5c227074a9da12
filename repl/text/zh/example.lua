-- Sentences about examples that are made of a match, in Chinese.

return {
  written = "它在{file}第{line}行，并且成立：tenace check会检查它。",
  paste = "它成立，但写不进去：{problem}。请把它贴到自己的规则文件里最后一行之前，或贴到旁边的examples文件夹里：",
  closed = "例子会泄露盖着的牌：show hands亮出所有手牌供研究",
  of_program = "这是{file}的例子，该文件属于程序：例子只写入自己的文件。用tenace new --of {game}新建一个。",
  open_quote = "没有写入：名称末尾缺少{quote}，应像example \"必须跟花色\"。",
  not_written = "没有写入：{why}。",
  none = "没有例子：{why}。",
  how = "example \"名称\"把它写入{file}，或写入旁边的例子文件。",
  some_fail = {
    other = "这些规则的{of}个例子中有{n}个不成立：",
  },
  at_table = "牌桌上不能打开例子：请用tenace play GAME --example \"名称\"，或在提示符下打开。",
}
