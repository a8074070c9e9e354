import { expect, test } from 'vitest';
import { scoreObjective, scoreParts } from './scoring.ts';
import { pointsIn } from '../papers/paperSource.ts';
import { titleOf } from './headline.ts';
import { faultsOf } from './faultsOf.ts';
import { JUDGEMENT, READING, COMPLETION, SINGLE, hasBody, kindOf, QUESTION_TYPES } from './kinds.ts';
import { keyOf } from './keyOf.ts';
import type { GroupSource, PartSource } from './source.ts';

const options = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `选项 ${id}` }));
const judge = (id: string, answer: 'T' | 'F'): PartSource => ({ id, stem: '', options: [...JUDGEMENT], answer });
const pick = (id: string, answer: string, points?: number): PartSource => ({
  id,
  stem: '',
  options,
  answer,
  ...(points === undefined ? {} : { points }),
});

const group: GroupSource = {
  key: 'g',
  type: READING,
  stem: '程序',
  analysis: '',
  difficulty: 'easy',
  tags: [],
  parts: [judge('p1', 'T'), judge('p2', 'F'), pick('p3', 'B'), pick('p4', 'D', 400)],
};

test('keyOf: a judgement weighs 1.5 and a choice 3 points by default', () => {
  expect(keyOf(group)).toEqual({
    kind: 'parts',
    parts: [
      { optionId: 'T', weight: 150 },
      { optionId: 'F', weight: 150 },
      { optionId: 'B', weight: 300 },
      { optionId: 'D', weight: 400 },
    ],
  });
  expect(pointsIn({ name: '阅读程序' }, group)).toBe(1000);
});

test('scoreObjective: a group earns the points of its right parts, scaled to its total', () => {
  const key = keyOf(group);
  if (key?.kind !== 'parts') throw new Error('no key of parts');
  const answer = { kind: 'text' as const, texts: ['T', 'T', '', 'D'] };
  expect(scoreParts(key, answer, 1000)).toEqual([150, 0, 0, 400]);
  expect(scoreObjective(key, answer, 1000)).toBe(550);
  expect(scoreParts(key, { kind: 'text', texts: ['T', 'F', 'B', 'D'] }, 500)).toEqual([75, 75, 150, 200]);
  expect(
    [null, { kind: 'choice' as const, optionIds: ['T'] }].map((other) => scoreObjective(key, other, 1000)),
  ).toEqual([0, 0]);
});

test('scoreParts: the parts add up to the points of the group', () => {
  const key = { kind: 'parts' as const, parts: ['A', 'B', 'C'].map((optionId) => ({ optionId, weight: 1 })) };
  const earned = scoreParts(key, { kind: 'text', texts: ['A', 'B', 'C'] }, 1000);
  expect(earned).toEqual([334, 333, 333]);
});

test('QUESTION_KINDS: every type has an answer kind and a key kind', () => {
  expect(QUESTION_TYPES.map((type) => [kindOf(type).label, kindOf(type).answer, kindOf(type).key])).toEqual([
    ['单选', 'choice', 'choice'],
    ['多选', 'choice', 'choice'],
    ['判断', 'choice', 'choice'],
    ['填空', 'text', 'text'],
    ['编程', 'code', null],
    ['程序阅读', 'text', 'parts'],
    ['程序完善', 'text', 'parts'],
  ]);
  expect([hasBody({ type: READING }, 'parts'), hasBody({ type: SINGLE }, 'parts')]).toEqual([true, false]);
});

test('faultsOf: empty for a valid question, else one sentence per fault', () => {
  expect(faultsOf(group)).toEqual([]);
  expect(faultsOf({ ...group, stem: ' ', type: COMPLETION, parts: [judge('p1', 'T'), pick('p1', 'E', 0)] })).toEqual([
    '没有题干',
    '小题的编号有重复',
    '第 1 小题：这里只能是单选',
    '第 2 小题：答案不在选项里',
    '第 2 小题：分值应大于 0，最多两位小数',
  ]);
  const choice = { key: 'c', stem: '选', analysis: '', difficulty: 'easy' as const, tags: [] };
  expect(faultsOf({ ...choice, type: SINGLE, options: options.slice(0, 1), answer: ['A', 'B'] })).toEqual([
    '选项应有 2 到 8 个，现在有 1 个',
    '答案不在选项里',
    '只能有一个正确答案',
  ]);
});

test('titleOf: one line of plain text, without Markdown and invisible characters, at most 60 characters', () => {
  expect([
    titleOf('## 循环\n\n`i<n` 时，$a*b$ 与 **和** 的[关系](http://example.com/x)？'),
    titleOf('\u202E甲\u200B乙'),
    titleOf('![](p.png)'),
    titleOf('数组 `int a[3][4];` 如![图](p.png)有几个元素？'),
    titleOf(String.raw`1\. 变量 \_a 的 \`b\` 与 a\*b\](c)`),
    titleOf('`2**3 \\n` 与 $\\frac{1}{2}$ 谁大'),
    titleOf('$1024\\times768$ 与 `a\\ne`：$1 \\le n \\le 10^{6}$，$O(n\\log n)$，$\\sqrt{n}$，$a_1,\\dots,a_n$'),
    titleOf('价格 $5 和 $6，vector<int> v 与 $n$ 个'),
    Array.from(titleOf('长'.repeat(100))).length,
  ]).toEqual([
    '循环 i<n 时，a*b 与 和 的关系？',
    '甲乙',
    '',
    '数组 int a[3][4]; 如图有几个元素？',
    '1. 变量 _a 的 `b` 与 a*b](c)',
    '2**3 \\n 与 1/2 谁大',
    '1024×768 与 a\\ne：1 ≤ n ≤ 10^6，O(n log n)，√n，a_1,…,a_n',
    '价格 $5 和 $6，vector<int> v 与 n 个',
    60,
  ]);
});
