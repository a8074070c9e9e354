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

test('paper: keeps the key on its option when the letters of the options have a gap', async () => {
  const text = '一、单选题（每题 2 分）\n1. 下面哪个数是奇数且大于 2（C）\nA. 2\nC. 3\nD. 4\n';
  expect(await told(text)).toEqual(['1 | 下面哪个数是奇数且大于 2（ ） | 2/3/4 | B | 2 | option-gap']);
});

test('paper: takes no key whose letter belongs to two options or to none', async () => {
  const text = '1. 选（ ）\nA. 甲\nB. 乙\nB. 丙\n答案：B\n2. 选（ ）\nA. 甲\nC. 乙\n答案：B\n';
  expect(await told(text)).toEqual([
    '1 | 选（ ） | 甲/乙/丙 |  |  | option-gap,answer-invalid',
    '1 | 选（ ） | 甲/乙 |  |  | option-gap,answer-invalid',
  ]);
});

test('paper: removes a key from the stem, even if it is repeated below', async () => {
  const text = `一、单选题（每题 2 分）
1. 输出用哪个对象？（B）
A. cin
B. cout
【答案】B
二、填空题（每题 2 分）
1. C++ 源文件常见的扩展名是（cpp/cc）。
【答案】cpp/cc
2. 7 % 3 的值是 ____，7 / 3 的值是 ____。
答案：1；2
`;
  expect(await told(text)).toEqual([
    '1 | 输出用哪个对象？（ ） | cin/cout | B | 2 | ',
    '4 | C++ 源文件常见的扩展名是____。 |  | cpp/cc | 2 | ',
    '4 | 7 % 3 的值是 ____，7 / 3 的值是 ____。 |  | 1|2 | 2 | ',
  ]);
});

test('paper: takes no key if two disagree, and none from a bracket that belongs to the text', async () => {
  const text = `1. 输出是（A）
A. 1
B. 2
答案：B
2. 函数 f(A) 的值是（ ）
A. 1
B. 2
答案：B
`;
  expect(await told(text)).toEqual([
    '1 | 输出是（ ） | 1/2 |  |  | answer-conflict',
    '1 | 函数 f(A) 的值是（ ） | 1/2 | B |  | ',
  ]);
});

test('paper: adds a note if there are fewer answers than gaps', async () => {
  const text = '一、填空题\n1. ____ 和 ____ 与 ____\n答案：1，2，3\n2. ____ 和 ____\n答案：5\n3. 首都是（北京）\n';
  expect(await told(text)).toEqual([
    '4 | \\_\\_\\_\\_ 和 ____ 与 ____ |  | 1|2|3 |  | '.replaceAll('\\', ''),
    '4 | ____ 和 ____ |  | 5 |  | blank-count',
    '4 | 首都是____ |  | 北京 |  | answer-from-stem',
  ]);
});

const GESP = `一、单选题（每题 2 分，共 4 分）
题号	1	2
答案	C	A
第 1 题 不能做变量名的是（ ）。
A. n_1
B. _n
C. 1n
D. N
第 2 题 输出是（ ）。
1 int a = 9;
2 cout << a / 2;
□ A. 4	□ B. 4.5	□ C. 5	□ D. 2
二、判断题（每题 2 分，共 2 分）
题号	1
答案	√
第 1 题 C++ 区分大小写。（ ）
三、编程题（每题 25 分，共 25 分）
3.1 编程题 1
试题名称：求和
时间限制：1.0 s
内存限制：512.0 MB
题面描述
输入两个整数，输出和。
输入格式
一行两个整数。
输出格式
一个整数。
样例
输入样例 1
1 2
输出样例 1
3
`;
const READ_GESP = [
  '1 | 不能做变量名的是（ ）。 | n_1/\\_n/1n/N | C | 2 | ',
  '1 | 输出是（ ）。\n```cpp\nint a = 9;\ncout << a / 2;\n``` | 4/4.5/5/2 | A | 2 | ',
  '3 | C++ 区分大小写。（ ） |  | T | 2 | ',
  '5 | 输入两个整数，输出和。\n\n## 输入格式\n\n一行两个整数。\n\n## 输出格式\n\n一个整数。 |  |  | 25 | only-samples',
];

test.each([
  ['tabs', GESP],
  ['single blanks', GESP.replaceAll('\t', ' ')],
  ['bars', GESP.replaceAll(/^(题号|答案).*$/gm, (row) => `| ${row.replaceAll('\t', ' | ')} |`)],
  ['a cell a line', GESP.replaceAll(/^(题号|答案)\t(.*)$/gm, (row) => row.replaceAll('\t', '\n'))],
  ['nothing', GESP.replaceAll('题号\t1\t2', '题号12').replaceAll('答案\tC\tA', '答案CA')],
])('paper: reads keys, code, points and texts of a GESP paper pasted with %s between its cells', async (_, text) => {
  expect(await told(text)).toEqual(READ_GESP);
});

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string): string =>
  `<w:p>${text
    .split('\t')
    .map((piece) => `<w:r><w:t xml:space="preserve">${safe(piece)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')}</w:p>`;
const row = (text: string): string =>
  `<w:tr>${text
    .split('\t')
    .map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`)
    .join('')}</w:tr>`;
const word = (text: string) => ({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${text
    .replaceAll(/^题号.*\n答案.*$/gm, (rows) => `TABLE${rows.replace('\n', 'ROW')}`)
    .split('\n')
    .map((line) =>
      line.startsWith('TABLE') ? `<w:tbl>${line.slice(5).split('ROW').map(row).join('')}</w:tbl>` : paragraph(line),
    )
    .join('')}</w:body></w:document>`,
});

test('docx: reads a GESP paper in Word like its plain text', async () => {
  expect(await told(word(GESP))).toEqual(READ_GESP);
});

test('paper: escapes Markdown signs of plain text, Word and tables', async () => {
  const paper = `一、单选题（每题 2 分）
1. 表达式 2*3*4 与 __init__ 中，价格 $5 和 $6，vector<int> v &lt; ~~删~~
A. a*b*c
B. __name__
C. a<b && c>d
D. \`x\` 与 #include <cstdio>
答案：A
二、填空题
1. 写 ____
答案：a*b_c
`;
  const read = [
    '1 | 表达式 2\\*3\\*4 与 \\_\\_init\\_\\_ 中，价格 $5 和 $6，vector<int> v \\&lt; \\~\\~删\\~\\~ | a\\*b\\*c/\\_\\_name\\_\\_/a<b && c>d/\\`x\\` 与 #include <cstdio> | A | 2 | ',
    '4 | 写 ____ |  | a*b_c |  | ',
  ];
  const csv = `题型,题干,选项A,选项B,答案,解析,格式
单选,2*3*4,__name__,a,A,*p*,
单选,2*3*4,**b**,a,A,*p*,Markdown
填空,写 ____,,,a*b_c,,`;
  expect(await told(paper)).toEqual(read);
  expect(await told(word(paper))).toEqual(read);
  expect(await told(csv)).toEqual([
    '1 | 2\\*3\\*4 | \\_\\_name\\_\\_/a | A |  | ',
    '1 | 2*3*4 | **b**/a | A |  | ',
    '4 | 写 ____ |  | a*b_c |  | ',
  ]);
});

test('sheet: keeps the key on its option when a column of options is empty', async () => {
  const csv = '题型,题干,选项A,选项B,选项C,答案\n单选,奇数（C）,2,,3,C\n单选,奇数,2,,3,B';
  expect(await told(csv)).toEqual([
    '1 | 奇数（ ） | 2/3 | B |  | option-gap',
    '1 | 奇数 | 2/3 |  |  | option-gap,answer-invalid',
  ]);
});

test('paper: never merges a numbered question into the previous one', async () => {
  const text = `一、单选题
1. 甲（ ）
A. 1
B. 2
答案：A
2. 乙（ ）
A. 1
B. 2
答案：B
二、判断题
3. 数组下标从 0 开始。（ ）
答案：正确
三、多选题
4. 下面哪些是循环语句（ ）
A. for
B. while
C. if
D. do
答案：ABD
9. 下面哪些是类型（ ）
A. int
B. bool
答案：AB
`;
  expect(await told(text)).toEqual([
    '1 | 甲（ ） | 1/2 | A |  | ',
    '1 | 乙（ ） | 1/2 | B |  | ',
    '3 | 数组下标从 0 开始。（ ） |  | T |  | ',
    '2 | 下面哪些是循环语句（ ） | for/while/if/do | A,B,D |  | ',
    '2 | 下面哪些是类型（ ） | int/bool | A,B |  | number-gap',
  ]);
});

test('paper: keeps a numbered list inside its question, and continues numbers in later sections', async () => {
  const text = `一、单选题
1. 说法正确的有（ ）
1. 甲
2. 乙
A. 只有 1
B. 都对
答案：B
解析：
1. 甲对
2. 乙对
二、判断题
2. 天是蓝的（√）
`;
  expect(await told(text)).toEqual([
    '1 | 说法正确的有（ ）\n1\\. 甲\n2\\. 乙 | 只有 1/都对 | B |  | ',
    '3 | 天是蓝的（ ） |  | T |  | ',
  ]);
});

test('paper: reads options in two columns, without blanks and with ticked boxes, drops page numbers', async () => {
  const text = `1. 甲（ ）
A. 一	C. 三
B. 二	D. 四
答案：C
第 1 页 共 2 页
2. 乙（ ）
A.一B.二C.三D.四
答案：选 B
3. 丙
□ A. 一
☑ B. 二
□ C. 三
`;
  expect(await told(text)).toEqual([
    '1 | 甲（ ） | 一/二/三/四 | C |  | ',
    '1 | 乙（ ） | 一/二/三/四 | B |  | ',
    '1 | 丙 | 一/二/三 | B |  | ',
  ]);
});

test('paper: parts of a program take points from the heading, keys by letter, and lose keys in stems', async () => {
  const text = `二、阅读程序（判断题 1.5 分，选择题 3 分，共计 4.5 分）
（1）
1 int main() {
2   return 0;
3 }
判断题
16. 会停吗（√）
单选题
17. 输出是
A. 1
C. 2
答案：C
`;
  const [line] = await linesOf(text);
  expect([line?.type, line?.question?.parts, line?.notes]).toEqual([
    '6',
    [
      { stem: '会停吗（ ）', options: ['正确', '错误'], answerText: 'T', points: 1.5 },
      { stem: '输出是', options: ['1', '2'], answerText: 'B', points: 3 },
    ],
    ['option-gap'],
  ]);
});
