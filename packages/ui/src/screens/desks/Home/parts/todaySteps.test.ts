import { aSettledAttempt, anAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { aLesson, aToday } from '@aosai/api/desks/today.fixtures';
import { aPlanStep } from '@aosai/api/practice/plan/plan.fixtures';
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

test('todaySteps: homework that is due soon comes before everything of the plan', () => {
  const homework = [aHomeworkPlace({ dueAt: at(1_000), isOverdue: false })];
  expect(kinds({ homework, due: 3, lesson: aLesson() })).toEqual(['homework', 'lesson', 'review', 'free']);
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

test('todaySteps: with a running plan its next step is the headline, and what is due comes after it', () => {
  const plan = { language: 'cpp', level: 1, sitting: '2027-03', state: 'open', next: null } as const;
  expect(kinds({ plan, due: 3, lesson: aLesson() })).toEqual(['lesson', 'review', 'free']);
  const mock = aPlanStep(9, { kind: 'mock', unit: null });
  expect(kinds({ plan: { ...plan, next: mock }, due: 3, lesson: aLesson() })).toEqual([
    'planned',
    'lesson',
    'review',
    'free',
  ]);
});

test('todaySteps: without a plan what is due comes before the lesson', () => {
  expect(kinds({ plan: null, due: 3, lesson: aLesson() })).toEqual(['review', 'lesson', 'goal', 'free']);
});

test('todaySteps: a review of the plan is not named twice', () => {
  const next = aPlanStep(9, { kind: 'review', unit: null, dueCount: 3 });
  const plan = { language: 'cpp', level: 1, sitting: '2027-03', state: 'open', next } as const;
  expect(kinds({ plan, due: 3 })).toEqual(['planned', 'free']);
});

test('todaySteps: the first unit of the camp is no first lesson', () => {
  const lesson = aLesson({ kind: 'camp', no: 1, isBegun: false });
  expect(todaySteps(aToday({ ...nothing, classCount: 0, lesson }), NEVER, now)).toContainEqual({
    kind: 'lesson',
    lesson,
    isFirst: false,
  });
});
