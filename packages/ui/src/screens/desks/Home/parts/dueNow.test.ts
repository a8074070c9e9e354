import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { dueNow } from './dueNow.ts';

const enrolled = mineOn({ attemptId: null, attemptStatus: null, deadlineAt: null });

test('dueNow: returns only open exams that are neither handed in nor start later', () => {
  const exams = [
    anExam({ title: '进行中', mine: enrolled }),
    anExam({ title: '作答中', mine: mineOn() }),
    anExam({ title: '已交卷', mine: mineOn({ attemptStatus: '3' }) }),
    anExam({ title: '今天', status: '2', startAt: at(10), endAt: at(200), enrollEndAt: at(-10), mine: enrolled }),
    anExam({
      title: '下周',
      status: '2',
      startAt: at(10_080),
      endAt: at(10_280),
      enrollEndAt: at(-10),
      mine: enrolled,
    }),
    anExam({ title: '退出中', mine: { ...enrolled, enrollStatus: '4' } }),
  ];
  expect(dueNow(exams, Date.parse(FIXTURE_NOW)).map(({ title }) => title)).toEqual(['进行中', '作答中']);
});
