import { expect, test } from 'vitest';
import type { CheckerProgram } from '@aosai/api/domain/checkers';
import { CPP, PYTHON } from '@aosai/api/domain/languages';
import { A_PLUS_B } from '../testing/aPaper.ts';
import { judgeRequestOf, runRequestOf } from './judgeRequest.ts';

const program = { language: PYTHON, code: 'print(3)', maxPoints: 2500 } as const;

test('the judge gets the task as it is stated: limits, files, checker and format', () => {
  const checker: CheckerProgram = { kind: 'checker', protocol: 'testlib', language: CPP, source: 'int main() {}' };
  const limits = { timeMs: 1000, memoryKiB: 262_144, timeFactors: { [PYTHON]: 3 } };
  const spec = { ...A_PLUS_B, limits, compare: checker, fileIo: 'sum', standardIoToo: true, formatCounts: true };
  const common = {
    language: PYTHON,
    source: 'print(3)',
    standard: 'c++14',
    limits,
    fileIo: 'sum',
    standardIoToo: true,
  };
  expect(judgeRequestOf(spec, program)).toEqual({
    ...common,
    compare: checker,
    formatCounts: true,
    cases: A_PLUS_B.cases.map(({ id, input, expected }) => ({ id, input, expected })),
    subtasks: [],
    totalPoints: 2500,
  });
  expect(runRequestOf(spec, program, '1 2')).toEqual({ ...common, input: '1 2' });
});

test('the limit is the stated one for every language: the judge knows how much longer a language may take', () => {
  expect(([CPP, PYTHON] as const).map((language) => judgeRequestOf(A_PLUS_B, { ...program, language }).limits)).toEqual(
    [A_PLUS_B.limits, A_PLUS_B.limits],
  );
});

test('subtasks count as the paper counts the question', () => {
  const subtasks = [4000, 6000].map((points, no) => ({ id: String(no), points, type: 'min' as const }));
  const cases = A_PLUS_B.cases.map((one, no) => ({ ...one, subtaskId: String(no % 2) }));
  expect(judgeRequestOf({ ...A_PLUS_B, subtasks, cases }, program).subtasks.map(({ points }) => points)).toEqual([
    1000, 1500,
  ]);
});
