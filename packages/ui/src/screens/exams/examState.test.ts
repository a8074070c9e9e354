import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { examStep, givenMin, isCutShort, isStopped, statusNow } from './examState.ts';

const now = Date.parse(FIXTURE_NOW);
const minutes = (count: number) => now + count * 60_000;
const enrolled = mineOn({ attemptId: null, attemptStatus: null, deadlineAt: null });
const waiting = anExam({ status: '2', startAt: at(10), endAt: at(200), enrollEndAt: at(-10) });

test('statusNow: follows the clock when the exam begins and ends', () => {
  expect([0, 10, 199, 200].map((later) => statusNow(waiting, minutes(later)))).toEqual(['2', '3', '3', '5']);
});

test('statusNow: keeps a stopped exam ended although its window is open', () => {
  const stopped = anExam({ status: '5', mine: enrolled });
  expect(isStopped(stopped, now)).toBe(true);
  expect(statusNow(stopped, now)).toBe('5');
  expect(examStep(stopped, now)).toBe('look');
});

test.each([
  ['enroll', anExam()],
  ['enroll', anExam({ status: '1', startAt: at(60) })],
  ['look', anExam({ enrollEndAt: at(-1) })],
  ['look', anExam({ status: '4', enrollStartAt: at(60), startAt: at(90) })],
  ['wait', { ...waiting, mine: enrolled }],
  ['enter', anExam({ mine: enrolled })],
  ['continue', anExam({ mine: mineOn() })],
  ['report', anExam({ mine: mineOn({ attemptStatus: '2' }) })],
  ['report', anExam({ status: '5', endAt: at(-1), mine: mineOn({ attemptStatus: '3' }) })],
  ['quitting', anExam({ mine: { ...enrolled, enrollStatus: '4' } })],
  ['enroll', anExam({ mine: { ...enrolled, enrollStatus: '6' } })],
  ['look', anExam({ status: '5', endAt: at(-1), mine: enrolled })],
] as const)('examStep: returns %s', (step, exam) => {
  expect(examStep(exam, now)).toBe(step);
});

test('givenMin: returns the time left in the window when it is less than the duration', () => {
  const exam = anExam({ status: '3', startAt: at(-90), endAt: at(30), durationMin: 120 });
  expect([now, minutes(29.5), minutes(31)].map((at) => givenMin(exam, at))).toEqual([30, 0, 0]);
  expect(isCutShort(exam, now)).toBe(true);
  expect(isCutShort(anExam({ ...exam, endAt: at(120) }), now)).toBe(false);
  expect(isCutShort(waiting, now)).toBe(false);
});
