import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';

const choice = (no: number) => `${no}. 题目 ${no}（ ）\nA. 甲\nB. 乙\nC. 丙\nD. 丁\n`;
const CHOICES = `一、单选题\n${[1, 2, 3].map(choice).join('')}`;
/** Three choices and two judgements, numbered through, or from 1 in each section. */
const THROUGH = `${CHOICES}二、判断题\n4. 丁（ ）\n5. 戊（ ）\n`;
const RESTARTED = `${CHOICES}二、判断题\n1. 丁（ ）\n2. 戊（ ）\n`;

const keysOf = async (paper: string) =>
  (await linesOf(paper)).map(({ question, notes }) => `${question?.answerText}${notes.join()}`);

test.each([
  '答案\n第一题：A\n第二题：B\n第三题：D\n第四题：对\n第五题：错',
  '答案\n第1题：A\n第2题：B\n第3题：D\n第4题：对\n第5题：错',
  '答案\n1\nA\n2\nB\n3\nD\n4\n√\n5\n×',
  '题号\t1\t2\t3\t4\t5\n答案\tA\tB\tD\t√\t×',
  '|题号|1|2|3|4|5|\n|---|---|---|---|---|---|\n|答案|A|B|D|√|×|',
  '题号 1 2 3\n答案 A B D\n题号 4 5\n答案 √ ×',
  '题号12345\n答案ABD√×',
  '题号 答案\n1 A\n2 B\n3 D\n4 √\n5 ×',
  '题号\t答案\t分值\n1\tA\t2\n2\tB\t2\n3\tD\t2\n4\t√\t1\n5\t×\t1',
  '答案：1.a 2.b 3.d 4.t 5.f',
  '答案：1-A 2-B 3-D 4-√ 5-×',
  '答案：1=A;2=B;3=D;4=√;5=×',
  '【答案】\n【1】A【2】B【3】D【4】√【5】×',
  'Answers: 1. A 2. B 3. D 4. True 5. False',
  '选择题答案：ABD\n判断题答案：√×',
])('paper: reads keys of two sections numbered through, written as %j', async (list) => {
  expect(await keysOf(`${THROUGH}${list}\n`)).toEqual(['A', 'B', 'D', 'T', 'F']);
});

test.each([
  '答案\n题号 1 2 3\n答案 A B D\n题号 1 2\n答案 √ ×',
  '题号 1 2 3\n答案 A B D\n题号 1 2\n答案 √ ×',
  '答案\n1-3 ABD\n1-2 √×',
  '参考答案\n单选：A B D\n判断：√ ×',
  '答案：一、1.A 2.B 3.D 二、1.√ 2.×',
  '参考答案\n一、ABD 二、√×',
  '一、选择题答案：ABD\n二、判断题答案：√×',
])('paper: assigns keys to sections that count from 1 each, written as %j', async (list) => {
  expect(await keysOf(`${RESTARTED}${list}\n`)).toEqual(['A', 'B', 'D', 'T', 'F']);
});

test('paper: a list that fits no section gives no key to any', async () => {
  const missing = Array.from({ length: 5 }, () => 'answer-missing');
  expect(await keysOf(`${THROUGH}答案\n第六题：A\n第七题：B\n`)).toEqual(missing);
});

test('paper: keys in lower case are texts where gaps are filled, numerals in an explanation begin no section', async () => {
  const text = `一、填空题
1. 循环变量是 ____ 和 ____
答案：(1) i (2) j
二、单选题
${choice(1)}${choice(2)}参考答案
二、1. B
解析：条件 一、二 都要满足。
2. C
`;
  expect(await keysOf(text)).toEqual(['i|j', 'B', 'C']);
});

test('paper: reads keys of gaps below the number of their section', async () => {
  expect(await keysOf(`一、填空题\n1. 和是____，积是____。\n参考答案\n一、1. 8；15\n`)).toEqual(['8|15']);
});

test('paper: removes semicolons that separate options, and no others', async () => {
  const text = '1. 选（ ）\nA、甲；B、乙；C、丙\n答案：B\n2. 选（ ）\nA. int a; B. a = 1; C. a++;\n答案：A\n';
  expect((await linesOf(text)).map(({ question }) => question?.options)).toEqual([
    ['甲', '乙', '丙'],
    ['int a;', 'a = 1;', 'a++;'],
  ]);
});
