import { aSettledAttempt, anAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { aLesson, aToday } from '@aosai/api/desks/today.fixtures';
import type { Today } from '@aosai/api/desks/today.contract';
import { expect, test } from 'vitest';
import { todaySteps } from './todaySteps.ts';

const now = Date.parse(FIXTURE_NOW);
const nothing = { lesson: null, due: 0, exams: [], homework: [], results: [], marked: [], running: null };
const kinds = (changes: Partial<Today>, seen: { lastVisitAt: number | null; seenIds: string[] } = NEVER) =>
  todaySteps(aToday({ ...nothing, ...changes }), seen, now).map(({ kind }) => kind);
const NEVER = { lastVisitAt: null, seenIds: [] };
const open = anExam({
  startAt: at(-10),
  endAt: at(110),
  enrollEndAt: at(-60),
  mine: mineOn({ attemptId: null, attemptStatus: null, deadlineAt: null }),
});

test('todaySteps: an attempt in progress comes before everything else', () => {
  expect(kinds({ running: anAttempt(), exams: [open], due: 3, lesson: aLesson() })[0]).toBe('running');
});

test('todaySteps: homework that is due soon comes before review and lesson', () => {
  const homework = [aHomeworkPlace({ dueAt: at(1_000), isOverdue: false })];
  expect(kinds({ homework, due: 3, lesson: aLesson() })).toEqual(['homework', 'review', 'lesson', 'free']);
});

test('todaySteps: homework that is due next week comes after the lesson', () => {
  const homework = [aHomeworkPlace({ dueAt: at(7 * 1_440), isOverdue: false })];
  expect(kinds({ homework, lesson: aLesson() })).toEqual(['lesson', 'homework', 'free']);
});

test('todaySteps: a result finished since the last visit is a step until it was opened', () => {
  const result = aSettledAttempt({ completedAt: at(-300) });
  const seen = { lastVisitAt: Date.parse(at(-2_000)), seenIds: [] };
  expect(kinds({ results: [result], due: 3 }, seen)).toEqual(['report', 'review', 'free']);
  expect(kinds({ results: [result], due: 3 }, { ...seen, seenIds: [result.id] })).toEqual(['review', 'free']);
});

test('todaySteps: without anything due there is still a step', () => {
  expect(kinds({})).toEqual(['free']);
});

test('todaySteps: the first lesson of somebody new is marked as the first', () => {
  const [step] = todaySteps(
    aToday({ ...nothing, classCount: 0, lesson: aLesson({ no: 1, isBegun: false }) }),
    NEVER,
    now,
  );
  expect(step).toMatchObject({ kind: 'lesson', isFirst: true });
});

test('todaySteps: a newcomer without a goal sets one before the first lesson', () => {
  expect(kinds({ plan: null, classCount: 0, lesson: aLesson() })).toEqual(['goal', 'lesson', 'free']);
  expect(kinds({ plan: null, classCount: 1, lesson: aLesson() })).toEqual(['lesson', 'goal', 'free']);
});

test('todaySteps: a plan whose sitting is over asks for a new goal', () => {
  const plan = { language: 'cpp', level: 1, sitting: '2026-09', state: 'passed', next: null } as const;
  expect(kinds({ plan, lesson: aLesson() })).toEqual(['goal', 'lesson', 'free']);
});
