import { expect, test } from 'vitest';
import { importOf, linesOf } from '../../../testing/importers/importOf.ts';

async function told(content: string): Promise<string[]> {
  return (await linesOf(content)).map(({ type, question, notes }) =>
    [type, question?.stem, question?.options.join('/'), question?.answerText, notes.join(), question?.analysis].join(
      ' | ',
    ),
  );
}

test.each([
  ['１．素数是（　　）\nＡ．１　Ｂ．７\n答案：Ｂ\n２．合数是（　　）\nＡ．４　Ｂ．７\n答案：Ａ\n'],
  ['一、单选题\n１、素数是（　　）\nＡ、１　Ｂ、７\n２、合数是（　　）\nＡ、４　Ｂ、７\n答案：ＢＡ\n'],
  ['第１题 素数是（　　）\nA. １\nB. ７\n答案：B\n第２题 合数是（　　）\nA. ４\nB. ７\n答案：A\n'],
  ['（１）素数是（　　）\nA. １\nB. ７\n（２）合数是（　　）\nA. ４\nB. ７\n答案：（１）B（２）A\n'],
])('paper: reads numbers and letters of full width: %j', async (text) => {
  expect(await told(text)).toEqual(['1 | 素数是（　　） | １/７ | B |  | ', '1 | 合数是（　　） | ４/７ | A |  | ']);
});

test('paper: reads a cross that is written as the letter X at the end of a judgement', async () => {
  const text = '一、判断题\n1. 数组从 1 开始。（X）\n2. 变量（X）可以改名。（√）\n3. 函数 f(X) 有返回值（ Ｘ ）。\n';
  expect(await told(text)).toEqual([
    '3 | 数组从 1 开始。（ ） |  | F |  | ',
    '3 | 变量（X）可以改名。（ ） |  | T |  | ',
    '3 | 函数 f(X) 有返回值（ ）。 |  | F |  | ',
  ]);
});

test('paper: splits options in brackets that no blank separates', async () => {
  const text =
    '1. 选（ ）\n(A)甲(B)乙(C)丙(D)丁\n答案：A\n2. 对吗（ ）\n（A）对（B）错\n答案：B\n3. 值是（ ）\n(A) f(A) (B) f(B)\n答案：A\n';
  expect(await told(text)).toEqual([
    '1 | 选（ ） | 甲/乙/丙/丁 | A |  | ',
    '3 | 对吗（ ） |  | F |  | ',
    '1 | 值是（ ） | f(A)/f(B) | A |  | ',
  ]);
});

test('paper: takes options from the end of a line, even if its stem names A and B', async () => {
  const text = '1. 有 A. B 两班（ ）人。 A. 50 B. 40 C. 30 D. 20 答案：A\n2. 求和（ ） A. 1 B. 2 答案：B\n';
  expect(await told(text)).toEqual([
    '1 | 有 A. B 两班（ ）人。 | 50/40/30/20 | A |  | ',
    '1 | 求和（ ） | 1/2 | B |  | ',
  ]);
});

const SECTIONS = `一、单选题
1. 甲（ ）
A. 1 B. 2 C. 3
2. 乙（ ）
A. 1 B. 2 C. 3
3. 丙（ ）
A. 1 B. 2 C. 3
二、判断题
1. 丁
2. 戊
三、填空题
1. 己是____。
2. 庚是____，辛是____。
`;

test.each([
  '参考答案\n一、BCA\n二、√×\n三、1．水 2．火；土',
  '【参考答案】\n一、单选题：1.B 2.C 3.A\n二、判断题：1.对 2.错\n三、填空题：1.水 2.火，土',
  '单选：BCA\n判断：TF\n填空：1. 水 2. 火 土',
  '单选题：BCA\n判断题：TF\n填空题：1. 水 2. 火、土',
])('paper: reads keys of three kinds of questions written as %j', async (list) => {
  expect((await told(`${SECTIONS}${list}\n`)).map((line) => line.split(' | ').slice(3, 5).join(' '))).toEqual([
    'B ',
    'C ',
    'A ',
    'T ',
    'F ',
    '水 ',
    '火|土 ',
  ]);
});

test('paper: keeps what a list of keys says behind a key', async () => {
  const text = `1. 甲（ ）
A. 1 B. 2
2. 乙（ ）
A. 1 B. 2
3. 丙（ ）
A. 1 B. 2
答案及解析
1. A 因为 1 是奇数。
2.【答案】B，见课本
3. B
`;
  expect(await told(text)).toEqual([
    '1 | 甲（ ） | 1/2 | A |  | 因为 1 是奇数。',
    '1 | 乙（ ） | 1/2 | B |  | 见课本',
    '1 | 丙（ ） | 1/2 | B |  | ',
  ]);
});

test('paper: takes a key from the end of the line of its stem', async () => {
  const text =
    '一、填空题\n1. main() 返回 ____ 类型。答案：int\n2. 3+5 的值是（ ）。答案：8\n3. 写出答案：________。参考答案：x = 1\n';
  expect(await told(text)).toEqual([
    '4 | main() 返回 ____ 类型。 |  | int |  | ',
    '4 | 3+5 的值是（ ）。 |  | 8 |  | ',
    '4 | 写出答案：________。 |  | x = 1 |  | ',
  ]);
});

test('paper: takes the key of a gap that is filled in, and leaves names with underscores alone', async () => {
  const text =
    '一、填空题\n1. 输出语句是___cout___。\n2. f(1, 2) 返回 __3__。\n3. 变量 __name__ 的值是（"__main__"）。\n';
  expect(await told(text)).toEqual([
    '4 | 输出语句是____。 |  | cout | answer-from-stem | ',
    '4 | f(1, 2) 返回 ____。 |  | 3 | answer-from-stem | ',
    '4 | 变量 \\_\\_name\\_\\_ 的值是____。 |  | "__main__" | answer-from-stem | ',
  ]);
});

test.each([
  '样例1：\n输入：\n3\n输出：\n10\n样例2：\n输入：\n4\n输出：\n20',
  '样例 1\n输入\n3\n输出\n10\n样例 2\n输入\n4\n输出\n20',
  '【样例1】\n输入：3\n输出：10\n【样例2】\n输入：4\n输出：20',
])('paper: reads input and output below the heading of a sample: %j', async (samples) => {
  const [item] = await importOf(
    `一、编程题\n1. 求和\n题目描述：\n求 1+2+...\n输入描述：\n一个数\n输出描述：\n输入的和\n${samples}\n数据范围\nn<=9\n`,
  );
  const question = item?.question;
  const cases = question && 'cases' in question ? question.cases : [];
  expect([
    question?.stem,
    await Promise.all(cases.map(async ({ input, expected }) => [await input.text(), await expected.text()])),
  ]).toEqual([
    '求 1+2+...\n\n## 输入格式\n\n一个数\n\n## 输出格式\n\n输入的和\n\n## 数据范围\n\nn<=9',
    [
      ['3\n', '10\n'],
      ['4\n', '20\n'],
    ],
  ]);
});
