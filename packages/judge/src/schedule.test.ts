import { expect, test } from 'vitest';
import type { Subtask, TestCase } from '@aosai/api/domain/judging';
import { runCases } from './schedule.ts';
import type { CaseOutcome } from './score.ts';

const caseOf = (id: string, subtaskId?: string): TestCase => ({ id, input: '', expected: '', subtaskId });
const subtask = (id: string, type: Subtask['type'], requires: string[] = []): Subtask => ({
  id,
  points: 10,
  type,
  requires,
});

async function play(subtasks: Subtask[], cases: TestCase[], failing: string[]): Promise<Record<string, string>> {
  const outcomes = await runCases({ cases, subtasks }, async ({ id }) => {
    const passed = !failing.includes(id);
    return Promise.resolve({ verdict: passed ? 'AC' : 'WA', ratio: passed ? 1 : 0, timeMs: 0, memoryKiB: 0 });
  });
  return Object.fromEntries([...outcomes].map(([id, { verdict }]) => [id, verdict]));
}

test('a subtask of type min stops at its first failure, sum and max go on', async () => {
  const subtasks = [subtask('m', 'min'), subtask('s', 'sum'), subtask('x', 'max')];
  const cases = ['m', 's', 'x'].flatMap((id) => [caseOf(`${id}1`, id), caseOf(`${id}2`, id)]);
  expect(await play(subtasks, cases, ['m1', 's1', 'x1'])).toEqual({
    m1: 'WA',
    m2: 'Skipped',
    s1: 'WA',
    s2: 'AC',
    x1: 'WA',
    x2: 'AC',
  });
});

test('a subtask is skipped, and so are its dependants, when a required one is not full, in whatever order they stand', async () => {
  const subtasks = [subtask('3', 'min', ['2']), subtask('2', 'sum', ['1']), subtask('1', 'min')];
  const cases = ['1', '2', '3'].map((id) => caseOf(id, id));
  expect(await play(subtasks, cases, ['1'])).toEqual({ 1: 'WA', 2: 'Skipped', 3: 'Skipped' });
  expect(await play(subtasks, cases, [])).toEqual({ 1: 'AC', 2: 'AC', 3: 'AC' });
});

test('one good case makes a subtask of type max count as full for those that require it', async () => {
  const subtasks = [subtask('1', 'max'), subtask('2', 'min', ['1'])];
  const cases = [caseOf('a', '1'), caseOf('b', '1'), caseOf('c', '2')];
  expect(await play(subtasks, cases, ['a'])).toEqual({ a: 'WA', b: 'AC', c: 'AC' });
});

test('progress counts skipped cases too', async () => {
  const seen: string[] = [];
  const failed: CaseOutcome = { verdict: 'WA', ratio: 0, timeMs: 0, memoryKiB: 0 };
  await runCases(
    { cases: [caseOf('a', 's'), caseOf('b', 's')], subtasks: [subtask('s', 'min')] },
    async () => Promise.resolve(failed),
    (done, total) => seen.push(`${done}/${total}`),
  );
  expect(seen).toEqual(['1/2', '2/2']);
});

test.each([
  ['a circle', [subtask('1', 'min', ['2']), subtask('2', 'min', ['1'])], []],
  ['an unknown requirement', [subtask('1', 'min', ['9'])], []],
  ['a case of an unknown subtask', [], [caseOf('a', '9')]],
])('%s is refused', async (_, subtasks, cases) => {
  await expect(play(subtasks, cases, [])).rejects.toThrow(/subtask/u);
});
