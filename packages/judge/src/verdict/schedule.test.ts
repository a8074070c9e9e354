import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Subtask, TestCase } from '@aosai/api/judging/judging';
import { runCases } from './schedule.ts';
import { scoreCases, type CaseOutcome } from './score.ts';

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

test('runCases: a subtask of type min stops at its first failure, sum and max go on', async () => {
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

test('runCases: skips a subtask and its dependants when a required one is not full, in any order', async () => {
  const subtasks = [subtask('3', 'min', ['2']), subtask('2', 'sum', ['1']), subtask('1', 'min')];
  const cases = ['1', '2', '3'].map((id) => caseOf(id, id));
  expect(await play(subtasks, cases, ['1'])).toEqual({ 1: 'WA', 2: 'Skipped', 3: 'Skipped' });
  expect(await play(subtasks, cases, [])).toEqual({ 1: 'AC', 2: 'AC', 3: 'AC' });
});

test('runCases: one accepted case makes a subtask of type max full for those that require it', async () => {
  const subtasks = [subtask('1', 'max'), subtask('2', 'min', ['1'])];
  const cases = [caseOf('a', '1'), caseOf('b', '1'), caseOf('c', '2')];
  expect(await play(subtasks, cases, ['a'])).toEqual({ a: 'WA', b: 'AC', c: 'AC' });
});

test('runCases: progress counts skipped cases too', async () => {
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
])('runCases: throws on %s', async (_, subtasks, cases) => {
  await expect(play(subtasks, cases, [])).rejects.toThrow(/subtask/u);
});

const PART: CaseOutcome = { verdict: 'WA', ratio: 0.5, timeMs: 0, memoryKiB: 0 };

test('runCases: a partial score does not stop a subtask of type min, because a later case may score less', async () => {
  const ran: string[] = [];
  const ratios: Record<string, number> = { a: 0.5, b: 0.25, c: 0, d: 1 };
  const cases = ['a', 'b', 'c', 'd'].map((id) => caseOf(id, 's'));
  const outcomes = await runCases({ cases, subtasks: [subtask('s', 'min')] }, async ({ id }) => {
    ran.push(id);
    return Promise.resolve({ ...PART, ratio: ratios[id] ?? 0 });
  });
  expect({ ran, last: outcomes.get('d') }).toEqual({
    ran: ['a', 'b', 'c'],
    last: {
      verdict: 'Skipped',
      ratio: 0,
      timeMs: 0,
      memoryKiB: 0,
      message: '测试点 c 没有得分，本子任务不再评测',
    },
  });
});

test('runCases: a skipped case names the required subtask that is not full', async () => {
  const subtasks = [subtask('1', 'sum'), subtask('2', 'min', ['1'])];
  const outcomes = await runCases({ cases: [caseOf('a', '1'), caseOf('b', '2')], subtasks }, async () =>
    Promise.resolve(PART),
  );
  expect(outcomes.get('b')?.message).toBe('依赖的子任务 1 没有满分');
});

/** Random subtasks that may require earlier ones, with the ratio of each case. */
const problem = fc
  .array(
    fc.record({
      points: fc.nat(10_000),
      type: fc.constantFrom('min', 'sum', 'max'),
      requires: fc.array(fc.nat(4), { maxLength: 2 }),
      ratios: fc.array(fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1, 1, 1), { maxLength: 5 }),
    }),
    { maxLength: 5 },
  )
  .chain((parts) =>
    fc.record({ parts: fc.constant(parts), loose: fc.array(fc.constantFrom(0, 0.5, 1), { maxLength: 4 }) }),
  );

test('runCases and scoreCases: skip only what cannot change the score, and points add up', async () => {
  await fc.assert(
    fc.asyncProperty(problem, async ({ parts, loose }) => {
      const subtasks = parts.map(({ points, type, requires }, s): Subtask => {
        const earlier = [...new Set(requires)].filter((id) => id < s);
        return { id: String(s), points, type, requires: earlier.map(String) };
      });
      const ratioOf = new Map<string, number>([
        ...parts.flatMap(({ ratios }, s) => ratios.map((ratio, c) => [`${s}.${c}`, ratio] as const)),
        ...loose.map((ratio, c) => [`loose.${c}`, ratio] as const),
      ]);
      const cases = [...ratioOf.keys()].map((id) => caseOf(id, id.startsWith('loose') ? undefined : id.split('.')[0]));
      const outcomeOf = (id: string): CaseOutcome => {
        const ratio = ratioOf.get(id) ?? 0;
        return { verdict: ratio === 1 ? 'AC' : 'WA', ratio, timeMs: 0, memoryKiB: 0, message: `said of ${id}` };
      };
      const request = { cases, subtasks, totalPoints: parts.reduce((sum, { points }) => sum + points, 0) + 1000 };
      const ran: string[] = [];
      const outcomes = await runCases(request, async ({ id }) => {
        ran.push(id);
        return Promise.resolve(outcomeOf(id));
      });
      const score = scoreCases(request, outcomes);

      // The expected result if all cases ran: which subtasks are full, and their points.
      const full = new Set<string>();
      const worth = subtasks.map(({ id, points, type, requires = [] }, s) => {
        const ratios = parts[s]?.ratios ?? [];
        const open = requires.every((other) => full.has(other));
        const best = type === 'max' ? Math.max(0, ...ratios) : Math.min(1, ...ratios);
        if (open && best === 1) full.add(id);
        return { id, open, points: open && type !== 'sum' && ratios.length > 0 ? Math.round(points * best) : null };
      });
      for (const { id, open, points } of worth) {
        const scored = score.subtasks.find(({ subtaskId }) => subtaskId === id)?.points;
        if (!open) expect([scored, ran.filter((one) => one.startsWith(`${id}.`))]).toEqual([0, []]);
        if (points !== null) expect(scored).toBe(points);
      }
      const sum = (list: readonly { points: number }[]): number => list.reduce((all, { points }) => all + points, 0);
      const looseCases = score.cases.filter(({ subtaskId }) => subtaskId === undefined);
      expect([sum(score.cases), sum(score.subtasks) + sum(looseCases)]).toEqual([score.points, score.points]);
      expect(new Set(ran).size).toBe(ran.length);
      for (const result of score.cases) {
        const wasRun = ran.includes(result.caseId);
        expect(result.message).toMatch(wasRun ? /^said of / : /^(依赖的子任务|测试点) /u);
        expect(wasRun || result.points === 0).toBe(true);
      }
    }),
  );
});
