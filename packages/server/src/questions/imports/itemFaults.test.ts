import { expect, test } from 'vitest';
import { importOf } from '../../testing/importers/importOf.ts';
import { isDoubtful, isIncomplete } from './itemFaults.ts';

test('isDoubtful: is true for a key that does not fit, false for a limit that was filled in', async () => {
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

test('isIncomplete: is true for guessed content, in objective questions too', async () => {
  const waits = async (content: Parameters<typeof importOf>[0]) =>
    (await importOf(content)).map(({ notes, question }) => isIncomplete({ notes, question }));
  const paper = '一、填空题\n1. 从 ____ 到 ____\n答案：0\n2. 共（5）个\n3. 共 ____ 个\n答案：3\n';
  expect(await waits(paper)).toEqual([true, true, false]);
  expect(await waits('数 {#3.14:0.01}\n\n对 {T}\n')).toEqual([true, false]);
});
