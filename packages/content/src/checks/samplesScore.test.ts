import { expect, test } from 'vitest';
import { pointsIn } from '@aosai/api/papers/paperSource';
import { hasBody } from '@aosai/api/questions/kinds';
import { unscoredCases } from '@aosai/api/questions/unscoredCases';
import { scoreCases } from '@aosai/judge/verdict/score';
import { PAPER_KEYS, loadPaper } from '../loadPaper.ts';

const TASKS = PAPER_KEYS.flatMap((key) =>
  loadPaper(key).sections.flatMap((section) =>
    section.questions.flatMap((task) =>
      hasBody(task, 'task') ? [{ task, totalPoints: pointsIn(section, task) }] : [],
    ),
  ),
);

test('content: tasks of papers give no points to a program that only prints the sample outputs', () => {
  const outcome = { timeMs: 1, memoryKiB: 1 };
  const points = TASKS.map(({ task, totalPoints }) => {
    const printed = new Map(task.cases.flatMap(({ sample, input, expected }) => (sample ? [[input, expected]] : [])));
    const unscored = unscoredCases(task);
    const outcomes = task.cases.map(({ id, input, expected }) => {
      const isRight = printed.get(input) === expected;
      return [
        id,
        { ...outcome, verdict: isRight ? ('AC' as const) : ('WA' as const), ratio: isRight ? 1 : 0 },
      ] as const;
    });
    const cases = task.cases.map((one) => ({ ...one, isUnscored: unscored.has(one.id) }));
    const { subtasks } = task;
    return [task.key, scoreCases({ cases, subtasks, totalPoints }, new Map(outcomes)).points];
  });
  expect(points.length).toBeGreaterThan(20);
  expect(points.filter(([, earned]) => earned !== 0)).toEqual([]);
});
