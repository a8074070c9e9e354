import { expect, test } from 'vitest';
import type { CaseResult } from '@aosai/api/judging/judging';
import { outputExcerpt, withFirstOutputs } from './outputExcerpt.ts';

const excerptOf = (text: string) => outputExcerpt(Buffer.from(text));

test.each([
  ['nothing', '', '', false],
  ['a short text as it is', '3 4\n5\n', '3 4\n5\n', false],
  ['exactly one KiB', 'x'.repeat(1024), 'x'.repeat(1024), false],
  ['whole lines of a long one', `${'a'.repeat(600)}\n${'b'.repeat(600)}\n`, `${'a'.repeat(600)}\n`, true],
  ['the beginning of one long line', 'x'.repeat(2000), 'x'.repeat(1024), true],
  ['no half sign', '奥'.repeat(400), '奥'.repeat(341), true],
  ['no control characters', 'a\u001b[31mb\u0000c\u202ed\r\n', 'ab�cd\n', false],
])('outputExcerpt: is %s', (_, output, text, isCut) => {
  expect(excerptOf(output)).toEqual({ text, isCut });
});

test('outputExcerpt: 64 MB of bytes that are not text give at most 1 KiB, marked as cut', () => {
  const { text, isCut } = outputExcerpt(Buffer.alloc(64 * 1024 * 1024, 0xff));
  expect([Buffer.byteLength(text) <= 1024, isCut]).toEqual([true, true]);
});

test('withFirstOutputs: keeps the outputs of the first failed cases only', () => {
  const one = (caseId: string, output?: string): CaseResult => ({
    caseId,
    verdict: output === undefined ? 'AC' : 'WA',
    points: 0,
    timeMs: 1,
    memoryKiB: 1,
    ...(output === undefined ? {} : { output: { text: output, isCut: false } }),
  });
  const cases = [one('1'), one('2', 'b'), one('3', 'c'), one('4', 'd')];
  const kept = (most: number) => withFirstOutputs(cases, most).map(({ output }) => output?.text ?? null);
  expect([kept(0), kept(2), kept(9)]).toEqual([
    [null, null, null, null],
    [null, 'b', 'c', null],
    [null, 'b', 'c', 'd'],
  ]);
});
