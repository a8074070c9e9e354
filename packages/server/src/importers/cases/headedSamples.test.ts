import { expect, test } from 'vitest';
import { importOf } from '../../testing/importers/importOf.ts';

/** Imports test data with this statement; returns the stem and the samples read from it. */
async function read(statement: string) {
  const [item] = await importOf({ '1.in': '9', '1.out': '9', 'README.md': statement });
  const task = item?.question && 'cases' in item.question ? item.question : null;
  const samples = task?.cases.filter(({ sample }) => sample) ?? [];
  const texts = await Promise.all(samples.map(async (one) => [await one.input.text(), await one.expected.text()]));
  return { stem: task?.stem, texts };
}
const block = (text: string) => `\`\`\`plain\n${text}\n\`\`\`\n`;

test.each([
  [
    'headings for each',
    `题面\n\n## 样例输入 1\n\n${block('1 2')}\n## 样例输出 1\n\n${block('3')}\n## 样例输入 2\n${block('4 5')}\n## 样例输出 2\n${block('9')}\n## 数据范围\n\n小\n`,
    {
      stem: '题面\n\n## 数据范围\n\n小',
      texts: [
        ['1 2\n', '3\n'],
        ['4 5\n', '9\n'],
      ],
    },
  ],
  [
    'one heading for both',
    `题面\n\n### 样例\n\n${block('1 2')}\n${block('3')}`,
    { stem: '题面', texts: [['1 2\n', '3\n']] },
  ],
  [
    'words in bold',
    `题面\n\n**Sample Input**\n${block('1')}\n**Sample Output**\n${block('2')}\n**提示**\n\n看\n`,
    { stem: '题面\n\n**提示**\n\n看', texts: [['1\n', '2\n']] },
  ],
  [
    'an output alone',
    `题面\n\n## 样例输出\n\n${block('3')}`,
    { stem: `题面\n\n## 样例输出\n\n${block('3').trim()}`, texts: [] },
  ],
  ['code that is none', `题面\n\n${block('int x;')}`, { stem: `题面\n\n${block('int x;').trim()}`, texts: [] }],
])('headedSamples: takes samples out of a statement with %s', async (_, statement, expected) => {
  expect(await read(`# 题\n\n${statement}`)).toEqual(expected);
});
