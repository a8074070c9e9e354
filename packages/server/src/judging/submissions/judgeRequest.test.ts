import { expect, test } from 'vitest';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { A_PLUS_B } from '../../testing/engine/aPaper.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { judgeRequestOf as requestOf, remoteRequestOf, runRequestOf, type SubmittedProgram } from './judgeRequest.ts';

const judgeRequestOf = (spec: ProgrammingSpec, of: SubmittedProgram) =>
  requestOf(spec, of, { read: (sha) => Promise.resolve(Buffer.from(sha)) });
const program = { language: PYTHON, code: 'print(3)', maxPoints: 2500 } as const;

/** A sample gives no points when there are other cases. */
const worth = (sample: boolean) => (sample ? { isUnscored: true } : {});

test('judgeRequest: passes limits, files, checker and format of the task to the judge', () => {
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
  const task = { ...common, compare: checker, formatCounts: true, subtasks: [], totalPoints: 2500 };
  const read = expect.any(Function) as unknown;
  expect(judgeRequestOf(spec, program)).toEqual({
    ...task,
    cases: A_PLUS_B.cases.map(({ id, sample }) => ({ id, input: { read }, expected: { read }, ...worth(sample) })),
  });
  expect(remoteRequestOf(spec, program)).toEqual({
    ...task,
    cases: A_PLUS_B.cases.map(({ id, inSha, outSha, sample }) => ({
      id,
      inputHash: inSha,
      expectedHash: outSha,
      ...worth(sample),
    })),
  });
  expect(runRequestOf(spec, program, { input: '1 2', expected: null })).toEqual({
    ...common,
    input: '1 2',
    compare: checker,
  });
  expect(runRequestOf(spec, program, { input: null, expected: '3' })).toMatchObject({ input: '', answer: '3' });
  expect(runRequestOf(A_PLUS_B, program, { input: '1 2', expected: '3' })).not.toHaveProperty('compare');
});

test('judgeRequest: keeps outputs for practice only, not for exams or trial judging', () => {
  const kept = (attemptId: string | null) => remoteRequestOf(A_PLUS_B, { ...program, attemptId }).keepOutputs;
  expect([kept(null), kept('attempt'), remoteRequestOf(A_PLUS_B, program).keepOutputs]).toEqual([
    PRACTICE_LIMITS.cases,
    undefined,
    undefined,
  ]);
});

test('judgeRequest: passes the stated limit for every language, as the judge applies the factors', () => {
  expect(([CPP, PYTHON] as const).map((language) => judgeRequestOf(A_PLUS_B, { ...program, language }).limits)).toEqual(
    [A_PLUS_B.limits, A_PLUS_B.limits],
  );
});

test('judgeRequest: scales subtasks to the points of the question in the paper', () => {
  const subtasks = [4000, 6000].map((points, no) => ({ id: String(no), points, type: 'min' as const }));
  const cases = A_PLUS_B.cases.map((one, no) => ({ ...one, subtaskId: String(no % 2) }));
  expect(judgeRequestOf({ ...A_PLUS_B, subtasks, cases }, program).subtasks.map(({ points }) => points)).toEqual([
    1000, 1500,
  ]);
});
