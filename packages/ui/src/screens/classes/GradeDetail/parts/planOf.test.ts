import { aGradeControl } from '@aosai/api/classes/grades.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { planOf } from './planOf.ts';

const NONE = {
  openAt: null,
  dueAt: null,
  lateUntilAt: null,
  endAt: null,
  ownOpenAt: null,
  ownDueAt: null,
  ownLateUntilAt: null,
};

test('planOf: lists opening and due day of homework by time, in Beijing', () => {
  const row = aGradeControl(6, {
    ...NONE,
    targetTitle: '第 6 次作业',
    openAt: '2026-11-20T23:30:00.000Z',
    ownDueAt: '2026-11-28T12:00:00.000Z',
  });
  const entry = { title: '第 6 次作业', tone: 'primary', href: expect.stringContaining(row.targetId) };
  expect(planOf([row], false)).toEqual([
    { ...entry, id: `${row.id} 开放`, day: '2026-11-21', kind: '作业开放', time: '07:30' },
    { ...entry, id: `${row.id} 截止`, day: '2026-11-28', kind: '作业截止', time: '20:00' },
  ]);
});

test('planOf: shows an exam of one day once, and nothing of deleted targets', () => {
  const exam = aGradeControl(9, {
    ...NONE,
    targetType: 'exam',
    targetId: idOf('exam'),
    targetTitle: '模拟考试',
    ownOpenAt: '2026-11-28T01:00:00.000Z',
    endAt: '2026-11-28T03:00:00.000Z',
  });
  const gone = aGradeControl(3, { ...NONE, targetTitle: null, dueAt: '2026-11-28T03:00:00.000Z' });
  expect(planOf([exam, gone], true).map(({ kind, time }) => [kind, time])).toEqual([['考试开放', '09:00']]);
});
