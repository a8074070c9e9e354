/** Question types by their value on the wire. */
export const QUESTION_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const SINGLE = '1' satisfies QuestionType;
export const MULTIPLE = '2' satisfies QuestionType;
export const TRUE_FALSE = '3' satisfies QuestionType;
export const FILL = '4' satisfies QuestionType;
export const PROGRAMMING = '5' satisfies QuestionType;

export const QUESTION_TYPE_LABELS = {
  '1': '单选',
  '2': '多选',
  '3': '判断',
  '4': '填空',
  '5': '编程',
  '6': '程序阅读',
  '7': '程序完善',
} as const satisfies Record<QuestionType, string>;

/** The two options of every true/false question: ids are fixed, so keys and statistics stay readable. */
export const TRUE_OPTION = 'T';
export const FALSE_OPTION = 'F';
