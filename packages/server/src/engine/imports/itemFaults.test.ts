import { expect, test } from 'vitest';
import { importOf } from '../../importers/testing/importOf.ts';
import { isDoubtful } from './itemFaults.ts';

test('isDoubtful: a key that does not fit makes an item doubtful, a limit that is filled in does not', async () => {
  const paper = '1. 甲（ ）\nA. 一\nB. 二\n答案：A\n2. 乙（ ）\nA. 一\nB. 二\n答案：D\n';
  const items = [
    ...(await importOf(paper)),
    ...(await importOf({ '1.in': '1', '1.out': '1', 'README.md': '# 和\n\n求和' })),
  ];
  expect(items.map(({ notes }) => [notes.map(({ code }) => code).join(), isDoubtful({ notes })])).toEqual([
    ['', false],
    ['answer-invalid', true],
    ['limit-default', false],
  ]);
});
