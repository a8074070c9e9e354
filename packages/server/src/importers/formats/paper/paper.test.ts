import { expect, test } from 'vitest';
import { importOf, linesOf } from '../../../testing/importers/importOf.ts';

async function told(content: Parameters<typeof linesOf>[0]): Promise<string[]> {
  return (await linesOf(content)).map(({ key, type, question, notes, format, outcome }) =>
    outcome === 'refused'
      ? `${key} ${format} ${notes.join()}`
      : [
          key,
          format,
          type,
          question?.stem,
          question?.options.join('/'),
          question?.answerText,
          question?.points,
          notes.join(),
        ].join(' | '),
  );
}

test('paper: sections give type and points, and keys are read from brackets, lines and lists', async () => {
  const text = `信息学测试卷
一、单选题（每题 2 分）
1. 下列正确的是（ B ）。
A. 甲  B. 乙
C. 丙  D. 丁
2、程序输出是
\`\`\`
int a = 3.14;
\`\`\`
A、1
B、2
答案：A
解析：因为
所以
知识点：循环，数组
二、多选题（每题 1.5 分）
（1）选几个
(A) 甲
(B) 乙
(C) 丙
【答案】AC
三、判断题（每小题 2 分）
1. 天是蓝的（√）
2. 水是干的
五、填空题
1. 共 ____ 个
参考答案
三、判断题
2. ×
五、填空题
1. B
`;
  expect(await told(text)).toEqual([
    '1 | text | 1 | 下列正确的是（ ）。 | 甲/乙/丙/丁 | B | 2 | ',
    '2 | text | 1 | 程序输出是\n```\nint a = 3.14;\n``` | 1/2 | A | 2 | ',
    '3 | text | 2 | 选几个 | 甲/乙/丙 | A,C | 1.5 | ',
    '4 | text | 3 | 天是蓝的（ ） |  | T | 2 | ',
    '5 | text | 3 | 水是干的 |  | F | 2 | ',
    '6 | text | 4 | 共 ____ 个 |  | B |  | ',
  ]);
});

test('paper: reads keys of ranges and adds a note for a skipped number', async () => {
  const question = (no: number) => `${no}. 题目 ${no}\nA. 甲\nB. 乙\nC. 丙\n`;
  const text = `一、选择题\n${[1, 2, 3, 5].map(question).join('')}\n参考答案：\n1-3 ABC 5. B\n`;
  expect((await told(text)).map((line) => line.split(' | ').slice(5).join())).toEqual([
    'A,,',
    'B,,',
    'C,,',
    'B,,number-gap',
  ]);
});

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const run = (text: string, extra = ''): string => `<w:r>${extra}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (inside: string, list?: [id: number, level: number]): string =>
  `<w:p>${list ? `<w:pPr><w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr></w:pPr>` : ''}${inside}</w:p>`;
const level = (no: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${no}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${line(run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const word = (...body: string[]) => ({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body.join('')}</w:body></w:document>`,
  'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
});

test('docx: reads automatic numbers, superscripts, formulas, options after tabs, and a key table', async () => {
  const fraction =
    '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:sSup><m:e><m:r><m:t>b</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:den></m:f></m:oMath>';
  const raised = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>';
  const files = word(
    line(run('一、单选题（每题 2 分）')),
    line(run('求 ') + fraction, [1, 0]),
    line(run('甲'), [2, 0]),
    line(run('乙'), [2, 0]),
    line(`${run('2')}${run('10', raised)} 是`.replace(' 是', run(' 是')), [1, 0]),
    line(`${run('A. 甲')}<w:r><w:tab/></w:r>${run('B. 乙')}`),
    line('<w:del><w:r><w:delText>x</w:delText></w:r></w:del>'),
    table(['题号', '1', '2'], ['答案', 'B', 'A']),
  );
  expect(await told(files)).toEqual([
    '1 | docx | 1 | 求 $\\frac{a}{b^{2}}$ | 甲/乙 | B | 2 | ',
    '2 | docx | 1 | 2$^{10}$ 是 | 甲/乙 | A | 2 | ',
  ]);
});

test('docx: reads a key table of two cells, refuses a document that is not XML', async () => {
  const files = word(
    line(run('一、判断题')),
    line(run('1. 甲')),
    line(run('2. 乙')),
    line(run('3. 丙')),
    table(['题号123'], ['答案√×√']),
  );
  expect((await told(files)).map((one) => one.split(' | ')[5])).toEqual(['T', 'F', 'T']);
  expect(await told({ 'word/document.xml': '<w:document>' })).toEqual(['* docx xml-broken']);
});

test('paper: reads programs to read or complete as groups with parts, and the fields of tasks', async () => {
  const text = `一、单选题（每题 2 分）
1. 选一个（A）
A. 甲
B. 乙
二、阅读程序
（1）
01 #include <cstdio>
02 int main() {
03 }
判断题
1. 会输出吗（1.5 分）
2. 会停吗
单选题
3. 输出是
A. 1
B. 2
三、完善程序
（1）求和
int main() { ①; }
1. ①处应填（ ）
A. x
B. y
四、编程题
试题名称：求和
时间限制：1.0 s
内存限制：512.0 MB
题面描述
求两个数的和。
输入格式
两个数
输入样例 1
1 2
输出样例 1
3
参考答案
二、阅读程序
1. √ 2. × 3. B
三、完善程序
1. B
`;
  const lines = await linesOf(text);
  expect(
    lines.map(({ key, type, title, question, samples, timeMs, notes }) => [
      key,
      type,
      title,
      question?.stem,
      question?.parts.map((part) => `${part.stem}|${part.options.join('/')}|${part.answerText}|${part.points}`),
      samples,
      timeMs,
      notes.join(),
    ]),
  ).toEqual([
    ['1', '1', '选一个（ ）', '选一个（ ）', [], 0, null, ''],
    [
      '2',
      '6',
      '#include <cstdio>',
      '```cpp\n#include <cstdio>\nint main() {\n}\n```',
      ['会输出吗|正确/错误|T|1.5', '会停吗|正确/错误|F|null', '输出是|1/2|B|null'],
      0,
      null,
      '',
    ],
    ['3', '7', '求和', '求和\n\n```cpp\nint main() { ①; }\n```', ['①处应填（ ）|x/y|B|null'], 0, null, ''],
    ['4', '5', '求和', '求两个数的和。\n\n## 输入格式\n\n两个数', [], 1, 1000, 'only-samples'],
  ]);
});

test('paper: a task keeps samples with empty output', async () => {
  const text = `一、编程题（每题 25 分）
3.1 编程题 1
试题名称：沉默
题面描述
什么也不输出。
输入样例 1
1
输出样例 1
输入样例 2
2
输出样例 2
3
`;
  const [item] = await importOf(text);
  const cases = item?.question && 'cases' in item.question ? item.question.cases : [];
  expect(await Promise.all(cases.map(async (one) => [await one.input.text(), await one.expected.text()]))).toEqual([
    ['1\n', ''],
    ['2\n', '3\n'],
  ]);
});
