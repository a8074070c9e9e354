import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { freshResults } from './freshResults.ts';

const now = Date.parse(FIXTURE_NOW);
const DAY = 1_440;

test('freshResults: lists results of the last week, newest first, and marks those after the last visit as new', () => {
  const attempts = [
    aSettledAttempt({ id: idOf('attempt', 1), examTitle: '昨天的考试', completedAt: at(-DAY) }),
    aSettledAttempt({ id: idOf('attempt', 2), examTitle: '上个月的考试', completedAt: at(-30 * DAY) }),
    aSettledAttempt({ id: idOf('attempt', 3), examTitle: '还没出分', completedAt: at(-10), status: '2' }),
  ];
  const places = [aHomeworkPlace({ homeworkTitle: '刚批的作业', settledAt: at(-60) })];
  const shown = (lastVisitAt: number | null) =>
    freshResults(attempts, places, { now, lastVisitAt }).map(({ title, isNew }) => `${title}${isNew ? ' 新' : ''}`);
  expect(shown(Date.parse(at(-120)))).toEqual(['刚批的作业 新', '昨天的考试']);
  expect(shown(null)).toEqual(['刚批的作业', '昨天的考试']);
});
