/** The field that a column of a question table holds. */
export type SheetField =
  | 'type'
  | 'stem'
  | 'options'
  | 'answer'
  | 'analysis'
  | 'points'
  | 'difficulty'
  | 'tags'
  | 'stage'
  | 'source'
  | 'group'
  | 'format'
  | 'blankRule';

/** Titles of columns, in our template and elsewhere. */
export const COLUMNS: Readonly<Record<string, SheetField>> = {
  题型: 'type',
  题目类型: 'type',
  类型: 'type',
  题干: 'stem',
  题目: 'stem',
  题目内容: 'stem',
  试题: 'stem',
  试题内容: 'stem',
  试题题干: 'stem',
  选项: 'options',
  答案: 'answer',
  正确答案: 'answer',
  参考答案: 'answer',
  解析: 'analysis',
  答案解析: 'analysis',
  试题解析: 'analysis',
  分值: 'points',
  分数: 'points',
  难度: 'difficulty',
  知识点: 'tags',
  标签: 'tags',
  阶段: 'stage',
  级别: 'stage',
  来源: 'source',
  出处: 'source',
  组号: 'group',
  格式: 'format',
  文字格式: 'format',
  填空规则: 'blankRule',
};

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The template's columns, in order; an export adds 分值 and 填空规则. */
export const TEMPLATE_COLUMNS = [
  { title: '题型*', width: 10 },
  { title: '题干*', width: 50 },
  ...LETTERS.map((letter) => ({ title: `选项${letter}`, width: 18 })),
  { title: '答案*', width: 14 },
  { title: '解析', width: 30 },
  { title: '难度', width: 8 },
  { title: '知识点', width: 16 },
  { title: '阶段', width: 12 },
  { title: '来源', width: 16 },
  { title: '组号', width: 8 },
  { title: '格式（Markdown 或留空）', width: 14 },
];

export const OPTION_COLUMNS = LETTERS.length;
