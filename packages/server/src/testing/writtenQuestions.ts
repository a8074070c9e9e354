import { PROGRAMMING, READING, SINGLE } from '@aosai/api/questions/kinds';
import { newId } from '../base/newId.ts';

/** A unique single choice as an author sends it; A is right. */
export const aChoice = (stem = `${newId()} 的值是多少？`) => ({
  type: SINGLE,
  stem,
  analysis: '解析',
  difficulty: 'easy',
  tags: ['循环'],
  options: ['A', 'B'].map((id) => ({ id, text: `选项 ${id}` })),
  answer: ['A'],
});

/** A unique program-reading question with a true/false part and a choice; T and A are right. */
export const aGroup = () => ({
  type: READING,
  stem: `${newId()} 读程序：\n\n\`\`\`cpp\nint main() { return 0; }\n\`\`\``,
  analysis: '解析',
  difficulty: 'easy',
  tags: [],
  parts: [
    {
      id: 'p1',
      stem: '程序没有输出',
      options: [
        { id: 'T', text: '正确' },
        { id: 'F', text: '错误' },
      ],
      answer: 'T',
    },
    {
      id: 'p2',
      stem: '返回值是',
      options: ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `选项 ${id}` })),
      answer: 'A',
    },
  ],
});

/** A unique task as an author sends it, with one case, which is a sample. */
export const aTask = (more: object = {}) => ({
  type: PROGRAMMING,
  title: '两数之和',
  stem: `${newId()} 输入两个整数，输出它们的和。`,
  analysis: '直接相加',
  difficulty: 'easy',
  tags: [],
  limits: { timeMs: 1000, memoryKiB: 262_144 },
  languages: [53],
  compare: { kind: 'default' },
  subtasks: [],
  cases: [{ id: '1', input: '1 2\n', expected: '3\n', sample: true }],
  ...more,
});
