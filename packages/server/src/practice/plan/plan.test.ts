import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { newId } from '../../base/newId.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { placement } from '../../db/schema/plan.ts';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';
import { planToday } from './plan.ts';

const site = await openPracticeSite();
const { app, appId, studentId, aChoice, aChapter, told, choose } = site;
afterAll(() => app.close());

const questionIds: string[] = [];
/** A course of lessons with one question each. */
async function aCourse(points: readonly string[]) {
  const chapterIds: string[] = [];
  for (const [at, point] of points.entries()) {
    const id = await aChoice({ points: [point] });
    questionIds.push(id);
    // Long notes, so that a lesson takes 40 minutes.
    chapterIds.push(await aChapter([id], { title: `第${at + 1}课`, notes: '字'.repeat(19_600) }));
  }
  const base = { appId, id: newId(), createdAt: app.now(), updatedAt: app.now(), status: '1' as const };
  await app.db.insert(course).values({ ...base, kind: 'course', title: '一级', difficulty: 'easy', chapterIds });
}
await app.db.delete(course).where(eq(course.appId, appId));
await aCourse(['io', 'assign', 'arith', 'branch', 'loop', 'loop-ctl'].map((slug) => `gesp-cpp-1/${slug}`));

const GOAL = { language: 'cpp', level: 1, sitting: '2027-03', minutesAWeek: 120 };
async function sent(action: string, body: object, account = 'xuesheng'): Promise<PlanView | string> {
  const reply = await app.send('POST', `/plan/${action}`, { visitor: await app.signIn(account), body });
  return reply.body.code ?? (reply.body.data as PlanView);
}
async function planned(action: string, body: object): Promise<PlanView> {
  const reply = await sent(action, body);
  if (typeof reply === 'string') throw new Error(`${action} answers ${reply}`);
  return reply;
}
async function read(account = 'xuesheng', query = ''): Promise<PlanView | null | string> {
  const reply = await app.send('GET', `/plan/query${query}`, { visitor: await app.signIn(account), headerForm: true });
  return reply.body.code ?? (reply.body.data as { plan: PlanView | null }).plan;
}
const lessons = (view: PlanView) =>
  view.weeks.flatMap(({ start, steps }) =>
    steps.flatMap(({ kind, title, isMoved, isDone }) => (kind === 'lesson' ? [[start, title, isMoved, isDone]] : [])),
  );

test('plan.query: is null before a goal is set', async () => {
  expect(await read()).toBeNull();
  expect(await sent('replan', {})).toBe('NOT_FOUND');
});

test('plan.save: lays out lessons, reviews and two mocks from today', async () => {
  // Saturday 21 November: 34 minutes of this week are left, too few for a lesson.
  const view = await planned('save', GOAL);
  expect(lessons(view)).toEqual([
    ['2026-11-23', '第1课', false, false],
    ['2026-11-23', '第2课', false, false],
    ['2026-11-30', '第3课', false, false],
    ['2026-11-30', '第4课', false, false],
    ['2026-12-07', '第5课', false, false],
    ['2026-12-07', '第6课', false, false],
  ]);
  expect(view).toMatchObject({ state: 'open', readyBy: '2027-03-08', allLessons: 6, doneLessons: 0, leftLessons: 0 });
  const mocks = view.weeks.flatMap(({ start, steps }) =>
    steps.flatMap((one) => (one.kind === 'mock' ? [[start, one.examId]] : [])),
  );
  expect(mocks).toEqual([
    ['2027-02-22', null],
    ['2027-03-01', null],
  ]);
  expect(view.next).toMatchObject({ kind: 'lesson', title: '第1课', minutes: 40 });
  expect(view.missing.map(({ level }) => level)).toEqual([1]);
});

test('plan.query: shows a parent the plan of a linked child and nobody else', async () => {
  expect(await read('jiazhang', `?memberId=${studentId}`)).toMatchObject({ memberId: studentId, level: 1 });
  expect(await read('laoshi', `?memberId=${studentId}`)).toBe('NOT_FOUND');
  expect(await read('xuesheng2', `?memberId=${studentId}`)).toBe('NOT_FOUND');
});

test('plan.save: refuses a sitting that is too soon, a pace below a mock exam, parents and unknown months', async () => {
  expect(await sent('save', { ...GOAL, sitting: '2026-09' })).toBe('VALIDATION');
  expect(await sent('save', { ...GOAL, sitting: '2027-04' })).toBe('VALIDATION');
  expect(await sent('save', { ...GOAL, level: 5 })).toBe('VALIDATION');
  expect(await sent('save', { ...GOAL, minutesAWeek: 10_000 })).toBe('VALIDATION');
  expect(await sent('save', GOAL, 'jiazhang')).toBe('FORBIDDEN');
});

test('plan.query: moves what three weeks left undone, without a heavier week, and marks it', async () => {
  await site.passDays(2);
  await told('submitAnswer', choose(questionIds[0] ?? '', 'A'));
  const started = await read();
  expect(typeof started === 'object' && started && lessons(started).slice(0, 2)).toEqual([
    ['2026-11-23', '第1课', false, true],
    ['2026-11-23', '第2课', false, false],
  ]);
  await site.passDays(21);
  const late = await read();
  if (late === null || typeof late === 'string') throw new Error('no plan');
  expect(lessons(late)).toEqual([
    ['2026-12-14', '第2课', true, false],
    ['2026-12-14', '第3课', true, false],
    ['2026-12-21', '第4课', true, false],
    ['2026-12-21', '第5课', true, false],
    ['2026-12-28', '第6课', true, false],
  ]);
  expect(late).toMatchObject({ missedWeeks: 3, doneLessons: 1, allLessons: 6 });
  expect(Math.max(...late.weeks.map(({ minutes }) => minutes))).toBeLessThanOrEqual(120);
});

test('plan.replan: takes the new weeks for the plan, so that nothing is marked', async () => {
  const view = await planned('replan', {});
  expect(view.missedWeeks).toBe(0);
  expect(lessons(view).every(([, , isMoved]) => isMoved === false)).toBe(true);
});

test('planToday: gives the step to do now, and null without a plan', async () => {
  const { db, services } = app;
  const call = { db, appId, now: app.now(), services, attemptSecret: new Uint8Array(32) };
  expect(await planToday(call, studentId)).toMatchObject({ next: { kind: 'lesson', title: '第2课' } });
  expect(await planToday(call, newId())).toBeNull();
});

test('plan.query: puts the camp unit of a point into the week of its lesson', async () => {
  const { db } = app;
  const ids = await Promise.all(Array.from({ length: 8 }, () => aChoice({ points: ['gesp-cpp-1/assign'] })));
  const unit = await aChapter(ids, { title: '赋值与自增自减', notes: '字'.repeat(8000) });
  const base = { appId, id: newId(), createdAt: app.now(), updatedAt: app.now(), status: '1' as const };
  const level = { kind: 'camp', slug: 'gesp-cpp-1', title: 'C++ 1 级考点闯关', difficulty: 'easy' } as const;
  await db.insert(course).values({ ...base, ...level, chapterIds: [unit] });
  const view = await planned('save', GOAL);
  const steps = view.weeks.flatMap((week) => week.steps);
  const titles = steps.flatMap(({ kind, title }) => (kind === 'lesson' ? [title] : []));
  expect(titles.slice(0, 4)).toEqual(['第2课', '第3课', '赋值与自增自减', '第4课']);
  expect(steps.find(({ title }) => title === '赋值与自增自减')?.unit).toMatchObject({ kind: 'camp', no: 1 });
  await db.delete(course).where(eq(course.id, base.id));
});

test('plan.save: says honestly when a goal is out of reach and offers a later sitting', async () => {
  await app.db
    .update(chapter)
    .set({ notes: '字'.repeat(27_000) })
    .where(eq(chapter.appId, appId));
  await site.passDays(56);
  // 8 February: four weeks, the last two for mocks; a lesson takes 45 minutes.
  const view = await planned('save', GOAL);
  expect(view).toMatchObject({ leftLessons: 1, laterSitting: '2027-06' });
});

test('plan.query: without a unit for the goal says what is missing and offers the nearest unit', async () => {
  const view = await planned('save', { ...GOAL, level: 1, language: 'py', sitting: '2027-06' });
  expect(view).toMatchObject({ allLessons: 0, doneLessons: 0, next: null, instead: null });
  expect(view.missing.map(({ level }) => level)).toEqual([1]);
  const known = { id: newId(), memberId: studentId, language: 'cpp', experience: 'some', state: 'done' } as const;
  await app.db.insert(placement).values({
    ...known,
    appId,
    createdAt: app.now(),
    updatedAt: app.now(),
    pool: [],
    items: [],
    level: 1,
  });
  const higher = await planned('save', { ...GOAL, level: 2, sitting: '2027-06' });
  expect(higher).toMatchObject({ allLessons: 0, instead: { kind: 'course', title: '第2课' } });
  expect(higher.missing.map(({ level }) => level)).toEqual([2]);
});

test('plan.query: asks for a new goal once the sitting is over', async () => {
  await planned('save', GOAL);
  await site.passDays(60);
  const view = await read();
  expect(view).toMatchObject({ state: 'passed', weeks: [], next: null });
});
