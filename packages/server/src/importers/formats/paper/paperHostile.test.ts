import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';

/** Type, stem, options and key of each question, and its notes. */
async function told(content: Parameters<typeof linesOf>[0]): Promise<string[]> {
  return (await linesOf(content)).map(({ type, question, notes, outcome }) =>
    outcome === 'refused'
      ? `refused ${notes.join()}`
      : [type, question?.stem, question?.options.join('/'), question?.answerText, notes.join()].join(' | '),
  );
}

const AB = '1 | 甲（ ） | 一/二 | B | ';
const TWO = [AB, '1 | 乙（ ） | 一/二 | A | '];

/** The same question with key B, in the notations that people use. */
test.each([
  ['a point of full width', '1．甲（ ）\nA．一\nB．二\n答案：B'],
  ['a Chinese comma', '1、甲（ ）\nA、一\nB、二\n答案：B'],
  ['brackets', '（1）甲（ ）\n（A）一\n（B）二\n答案：B'],
  ['brackets of ASCII', '(1) 甲（ ）\n(A) 一\n(B) 二\n答案: B'],
  ['words', '第1题 甲（ ）\nA. 一\nB. 二\n【答案】B'],
  ['a Chinese number', '第一题 甲（ ）\nA. 一\nB. 二\n答案：B'],
  ['letters of full width', '1. 甲（ ）\nＡ．一\nＢ．二\n答案：Ｂ'],
  ['options on one line', '1. 甲（ ）\nA. 一 B. 二\n答案：B'],
  ['options behind tabs', '1. 甲（ ）\n\tA. 一\tB. 二\n答案：B'],
  ['options behind the stem', '1. 甲（ ） A. 一 B. 二\n答案：B'],
  ['a key in brackets of the stem', '1. 甲（B）\nA. 一\nB. 二'],
  ['a key with blanks around it', '1. 甲（　B　）\nA. 一\nB. 二'],
  ['a key of full width in brackets', '1. 甲（Ｂ）\nA. 一\nB. 二'],
  ['a small letter as key', '1. 甲（ ）\nA. 一\nB. 二\n答案：b'],
  ['the key as its option says', '1. 甲（ ）\nA. 一\nB. 二\n答案：B. 二'],
  ['正确答案', '1. 甲（ ）\nA. 一\nB. 二\n正确答案：B'],
  ['参考答案 below the question', '1. 甲（ ）\nA. 一\nB. 二\n参考答案：B'],
  ['答案为', '1. 甲（ ）\nA. 一\nB. 二\n答案为B'],
  ['line ends of Windows', '1. 甲（ ）\r\nA. 一\r\nB. 二\r\n答案：B\r\n'],
  ['a mark of the order of bytes', '\uFEFF1. 甲（ ）\nA. 一\nB. 二\n答案：B'],
  ['signs without width', '1.\u200B 甲（ ）\nA.\u200B 一\nB. 二\u200B\n答案：\u200BB'],
  ['blanks that do not break', '1.\u00A0甲（ ）\nA.\u00A0一\nB.\u00A0二\n答案：\u00A0B'],
  ['wide blanks', '1.　甲（ ）\n　　A.　一\n　　B.　二\n答案：　B'],
  ['empty lines everywhere', '\n\n1. 甲（ ）\n\n\nA. 一\n\nB. 二\n\n\n答案：B\n\n'],
  ['a difficulty and an analysis', '1. 甲（ ）\nA. 一\nB. 二\n答案：B\n解析：因为\n难度：易'],
  ['boxes before the options', '1. 甲（ ）\n□ A. 一\n□ B. 二\n答案：B'],
  ['a box that is ticked', '1. 甲（ ）\n□ A. 一\n☑ B. 二'],
  ['a list at the end', '1. 甲（ ）\nA. 一\nB. 二\n参考答案\n1. B'],
  ['a table at the end', '1. 甲（ ）\nA. 一\nB. 二\n题号\t1\n答案\tB'],
  ['a table in Markdown', '1. 甲（ ）\nA. 一\nB. 二\n| 题号 | 1 |\n| --- | --- |\n| 答案 | B |'],
])('paper: reads a question written with %s', async (_, text) => {
  expect(await told(`${text}\n`)).toEqual([AB]);
});

test('paper: reads GBK', async () => {
  // 1. 甲（ ） A. 一 B. 二 答案：B in GBK.
  const bytes = Buffer.from('312e20bcd7a3a820a3a90a412e20d2bb0a422e20b6fe0ab4f0b0b8a3ba420a', 'hex');
  expect(await told(bytes)).toEqual([AB]);
});

test.each([
  [
    'numbers that begin again under a heading',
    '一、单选题\n1. 甲（ ）\nA. 一\nB. 二\n答案：B\n二、单选题\n1. 乙（ ）\nA. 一\nB. 二\n答案：A',
    TWO,
  ],
  [
    'a number twice',
    '1. 甲（ ）\nA. 一\nB. 二\n答案：B\n1. 乙（ ）\nA. 一\nB. 二\n答案：A',
    [AB, '1 | 乙（ ） | 一/二 | A | number-gap'],
  ],
  [
    'a number left out',
    '1. 甲（ ）\nA. 一\nB. 二\n答案：B\n3. 乙（ ）\nA. 一\nB. 二\n答案：A',
    [AB, '1 | 乙（ ） | 一/二 | A | number-gap'],
  ],
  [
    'a key left out',
    '1. 甲（ ）\nA. 一\nB. 二\n2. 乙（ ）\nA. 一\nB. 二\n答案：A',
    ['1 | 甲（ ） | 一/二 |  | answer-missing', '1 | 乙（ ） | 一/二 | A | '],
  ],
  [
    'a key twice, the same',
    '1. 甲（ ）\nA. 一\nB. 二\n答案：B\n2. 乙（ ）\nA. 一\nB. 二\n答案：A\n参考答案\n1. B 2. A',
    TWO,
  ],
  [
    'a key twice, another',
    '1. 甲（B）\nA. 一\nB. 二\n2. 乙（ ）\nA. 一\nB. 二\n答案：A\n参考答案\n1. A 2. A',
    ['1 | 甲（ ） | 一/二 |  | answer-conflict', '1 | 乙（ ） | 一/二 | A | '],
  ],
  [
    'kinds without headings',
    '1. 甲（ ）\nA. 一\nB. 二\n答案：B\n2. 地是圆的（ ）\n答案：√\n3. 共 ____ 个\n答案：三\n4. 选（ ）\nA. 一\nB. 二\nC. 三\n答案：AC',
    [AB, '3 | 地是圆的（ ） |  | T | ', '4 | 共 ____ 个 |  | 三 | ', '2 | 选（ ） | 一/二/三 | A,C | '],
  ],
  [
    'a numbered list in the stem',
    '1. 下面说法\n（1）大\n（2）小\n对的是（ ）\nA. 一\nB. 二\n答案：B',
    ['1 | 下面说法\n（1）大\n（2）小\n对的是（ ） | 一/二 | B | '],
  ],
  [
    'code with numbered lines',
    '1. 输出是（ ）\n1 int a;\n2 int b;\n3 cout << a*b;\nA. 一\nB. 二\n答案：B',
    ['1 | 输出是（ ）\n```cpp\nint a;\nint b;\ncout << a*b;\n``` | 一/二 | B | '],
  ],
  [
    'a block of code with what looks like questions',
    '1. 输出是（ ）\n```cpp\n// 2. 乙\n// A. 一\nint a;\n```\nA. 一\nB. 二\n答案：B',
    ['1 | 输出是（ ）\n```cpp\n// 2. 乙\n// A. 一\nint a;\n``` | 一/二 | B | '],
  ],
  [
    'decimals at the beginning of a line',
    '1. 甲（ ）\n3.14 是多少\nA. 1.5\nB. 2.5\n答案：B',
    ['1 | 甲（ ）\n3.14 是多少 | 1.5/2.5 | B | '],
  ],
  ['an option left empty', '1. 甲（ ）\nA. 一\nB.\n答案：A', ['1 | 甲（ ） | 一/ | A | ']],
  ['nothing but a heading', '一、单选题（每题 2 分）\n答案：', ['refused nothing-found']],
])('paper: handles %s', async (_, text, expected) => {
  expect(await told(`${text}\n`)).toEqual(expected);
});

test('paper: reads six hundred questions with a list of keys at the end', async () => {
  const count = 600;
  const questions = Array.from({ length: count }, (_, at) => `${at + 1}. 题（ ）\nA. 一\nB. 二\n`).join('');
  const keys = Array.from({ length: count }, (_, at) => `${at + 1}.${at % 2 === 0 ? 'A' : 'B'}`).join(' ');
  const lines = await told(`${questions}参考答案\n${keys}\n`);
  expect(lines.map((line) => line.split(' | ')[3]).join('')).toBe('AB'.repeat(count / 2));
});
