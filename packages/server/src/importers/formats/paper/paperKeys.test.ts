import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';

async function told(content: Parameters<typeof linesOf>[0]): Promise<string[]> {
  return (await linesOf(content)).map(({ type, question, notes, outcome }) =>
    outcome === 'refused'
      ? `refused ${notes.join()}`
      : [type, question?.stem, question?.options.join('/'), question?.answerText, question?.points, notes.join()].join(
          ' | ',
        ),
  );
}

const question = (no: number) => `${no}. 题目 ${no}（ ）\nA. 甲\nB. 乙\nC. 丙\nD. 丁\n`;
const FIVE = [1, 2, 3, 4, 5].map(question).join('');

test.each([
  '参考答案\n1-5 ABCDA',
  '参考答案：\n1～5：A B C D A',
  '答案\n1.A 2.B 3.C 4.D 5.A',
  '答案：1A2B3C4D5A',
  '1-5 ABCDA',
  '1-3 ABC 4-5 DA',
  '答案：ABCDA',
  '【参考答案】\nABCDA',
  '参考答案\n一、1.A 2.B 3.C 4.D 5.A',
  '一、选择题答案\n1、A；2、B；3、C；4、D；5、A',
  '参考答案\n1. A\n2. B\n3. C\n4. D\n5. A',
  '参考答案\n1.【答案】A 【解析】因为\n2.【答案】B\n3. C\n4. D\n5. A',
  '题号 1 2 3 4 5\n答案 A B C D A',
  '题号\t1\t2\t3\t4\t5\n\n答案\tA\tB\tC\tD\tA',
  '题号 1 2 3 4 5\n答案 ABCDA',
  '题号\t答案\n',
])('paper: reads the keys of five questions written as %j', async (list) => {
  const keys = list === '题号\t答案\n' ? '题号 1 2 3\n答案 A B C\n题号 4 5\n答案 D A' : list;
  const lines = await linesOf(`一、选择题（每题 2 分）\n${FIVE}${keys}\n`);
  expect(
    lines.map(({ question: one, notes }) => `${one?.options.join('')} ${one?.answerText} ${notes.join()}`),
  ).toEqual(['A', 'B', 'C', 'D', 'A'].map((key) => `甲乙丙丁 ${key} `));
});

test('paper: a range with fewer keys than numbers gives no keys', async () => {
  const lines = await linesOf(`一、选择题\n${FIVE}参考答案\n1-5 ABCD\n`);
  expect(lines.map(({ question: one, notes }) => `${one?.answerText}${notes.join()}`)).toEqual(
    Array.from({ length: 5 }, () => 'answer-missing'),
  );
});

test('paper: assigns keys by the heading or number of a section when each section counts from 1', async () => {
  const text = `一、单选题
1. 甲（ ）
A. 1
B. 2
二、判断题
1. 乙
2. 丙
参考答案
一、1.B
二、1. √ 2. 错
`;
  expect(await told(text)).toEqual(['1 | 甲（ ） | 1/2 | B |  | ', '3 | 乙 |  | T |  | ', '3 | 丙 |  | F |  | ']);
});

test.each([
  ['每题 2 分，共 10 分', 2],
  ['共 5 题，共 10 分', 2],
  ['本大题共5小题，每小题1.5分', 1.5],
  ['5×3=15 分', 3],
  ['15 分', 3],
  ['10.01 分', null],
])('paper: reads points from the heading %s', async (says, points) => {
  const lines = await linesOf(`一、选择题（${says}）\n${FIVE}答案：ABCDA\n`);
  expect(lines.map(({ question: one }) => one?.points ?? null)).toEqual(Array.from({ length: 5 }, () => points));
});
