import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/importers/importOf.ts';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function told(rows: readonly (readonly string[])[]): Promise<string[]> {
  const lines = await linesOf(rows.map((row) => row.map(quoted).join(',')).join('\n'));
  return lines.map(({ type, question, notes }) =>
    [type, question?.stem, question?.options.join('/'), question?.answerText, notes.join()].join(' | '),
  );
}

test('sheet: reads numbered option columns and other titles of the stem', async () => {
  expect(
    await told([
      ['序号', '题目类型', '试题内容', '选项一', '选项二', '选项3', '正确答案'],
      ['1', '单选题', '甲', 'a', 'b', 'c', 'C'],
    ]),
  ).toEqual(['1 | 甲 | a/b/c | C | ']);
});

test('sheet: splits options written on one line of a cell', async () => {
  const rows = ['A.1|B.2|C.3', 'A、1 B、2 C、3', 'A. 1  B. 2  C. 3', '(A)1(B)2(C)3', 'A.1；B.2；C.3'];
  expect(await told([['题型', '题干', '选项', '答案'], ...rows.map((cell) => ['单选', '甲', cell, 'A'])])).toEqual(
    rows.map(() => '1 | 甲 | 1/2/3 | A | '),
  );
});

test('sheet: removes the letters that all options repeat, and keeps those that belong to a text', async () => {
  expect(
    await told([
      ['题型', '题干', 'A', 'B', 'C', '答案'],
      ['单选', '甲', 'A.1', 'B. 2', 'C、3', 'B'],
      ['单选', '乙', 'A.size()', 'size()', 'B.size()', 'A'],
    ]),
  ).toEqual(['1 | 甲 | 1/2/3 | B | ', '1 | 乙 | A.size()/size()/B.size() | A | ']);
});

test('sheet: takes the key of a judgement from its brackets, and none if two disagree', async () => {
  expect(
    await told([
      ['题型', '题干', '答案'],
      ['判断', '甲（√）', ''],
      ['判断', '乙（×）', '错'],
      ['判断', '丙（√）', '错'],
    ]),
  ).toEqual(['3 | 甲（ ） |  | T | ', '3 | 乙（ ） |  | F | ', '3 | 丙（ ） |  |  | answer-conflict']);
});
