import { expect, test } from 'vitest';
import { linesOf } from '../../testing/importers/importOf.ts';
import { describeItems } from '../../testing/importers/describeItems.ts';

test('testFiles: makes a task from pairs of files in any naming scheme', async () => {
  expect(
    await describeItems({
      'x/sample1.in': '1',
      'x/sample1.out': '1',
      'x/p1-1.in': '1',
      'x/p1-1.OUT': '1',
      'x/p2-1.in': '2',
      'x/p2-1.ans': '2',
      'x/lonely.in': '2',
      '__MACOSX/x/._p2-1.in': '',
    }),
  ).toEqual(['x cases x 1+2 1000ms 262144K - 2 case-unpaired,limit-default,statement-missing']);
  const spellings: Record<string, string>[] = [
    { 'input1.txt': 'a', 'output1.txt': 'b' },
    { 'x.in1': 'a', 'x.ou1': 'b' },
    { 'in/1': 'a', 'out/1': 'b' },
    { 'input/1.txt': 'a', 'output/1.txt': 'b' },
    { '1[30].in': 'a', '1[30].std': 'b' },
  ];
  expect((await Promise.all(spellings.map(linesOf))).map(([line]) => line?.cases)).toEqual([1, 1, 1, 1, 1]);
});

test('testFiles: prefers .out and adds a note when an input has two answers', async () => {
  const lines = await linesOf({ '1.in': 'a', '1.out': 'yes', '1.ans': 'no', '2.in': 'a', '2.out': 'b' });
  const plain = await linesOf({ '1.in': 'a', '1.out': 'yes', '2.in': 'a', '2.out': 'b' });
  expect(lines.map(({ dataHash, notes }) => [dataHash, notes[0]])).toEqual([[plain[0]?.dataHash, 'case-ambiguous']]);
});
