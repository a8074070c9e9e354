import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { testTestData } from '../testing/engine/testTestData.ts';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { chapter, course } from '../db/schema/content.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { newId } from '../base/newId.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { instanceOf } from '../questions/parametric/drawn.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { campCourses, drawnQuestion } from './campCourses.ts';
import { seedCourses } from './seedCourses.ts';
import { shippedCourses } from './shippedContent.ts';
import { COURSES, type CourseSource, type LessonSource, loadCourse } from '@aosai/content/loadCourse';

const appId = DEFAULT_APP_ID;
const PLACE = { appId, now: new Date('2026-11-23T01:00:00.000Z') };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const drawnLesson = (at: number): LessonSource => ({
  key: `unit-${at}`,
  title: `考点 ${at}`,
  notes: '讲义',
  questions: TEMPLATES.slice(at * 5, at * 5 + 5).map((template) =>
    drawnQuestion(instanceOf(template, 1), template, { key: `unit-${at}`, seed: 1 }),
  ),
});
// A level whose questions are all drawn from templates.
const [level] = campCourses();
if (!level) throw new Error('the camp has no course');
const camp: CourseSource = { ...level, lessons: [0, 1, 2].map(drawnLesson) };
let made = 0;
/** Makes a separate course of the camp's first lessons, each with its first questions. */
function aCourse(lessons: number, questions: number): CourseSource {
  made += 1;
  return cut({ ...keyed(camp, `c${made}`), slug: `c${made}` }, lessons, questions);
}
function keyed(source: CourseSource, prefix: string): CourseSource {
  const own = (key: string) => `${prefix}-${key}`;
  const lessons = source.lessons.map((lesson): LessonSource => ({
    ...lesson,
    key: own(lesson.key),
    questions: lesson.questions.map((one) => ({ ...one, key: own(one.key) })),
  }));
  return { ...source, key: own(source.key), lessons };
}
const cut = (source: CourseSource, lessons: number, questions: number): CourseSource => ({
  ...source,
  lessons: source.lessons.slice(0, lessons).map((one) => ({ ...one, questions: one.questions.slice(0, questions) })),
});
const whole = (source: CourseSource, lessons: number, questions: number): CourseSource =>
  cut({ ...keyed(camp, `c${made}`), slug: source.slug }, lessons, questions);

const seed = (source: CourseSource) =>
  seedCourses(database.db, testTestData, PLACE, shippedCourses(testTestData, [source]));
const courseOf = async ({ key }: CourseSource) => {
  const [row] = await database.db.select().from(course).where(eq(course.key, key));
  if (!row) throw new Error('the course is missing');
  return row;
};
/** Titles of the stored lessons in order, each with its number of questions. */
async function standing(source: CourseSource) {
  const { chapterIds } = await courseOf(source);
  const rows = await database.db
    .select()
    .from(chapter)
    .where(inArray(chapter.id, ['', ...chapterIds]));
  return chapterIds.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [[row.title, row.questionIds.length]] : [];
  });
}
const touch = async (key: string, changes: Partial<typeof chapter.$inferInsert>) =>
  database.db
    .update(chapter)
    .set({ version: 2, ...changes })
    .where(eq(chapter.key, key));

test('topUpCourse: adds new lessons and questions to a stored course, in order', async () => {
  const before = aCourse(2, 3);
  await seed(before);
  const after = whole(before, 3, 5);
  await seed(after);
  expect(await standing(after)).toEqual(after.lessons.map(({ title }) => [title, 5]));
  const count = () => Promise.all([database.db.$count(chapter), database.db.$count(question)]);
  const rows = await count();
  await seed(after);
  expect(await count()).toEqual(rows);
});

test('topUpCourse: does not touch edited or deleted rows, and appends new lessons to an edited course', async () => {
  const before = aCourse(2, 3);
  await seed(before);
  const [first, second] = before.lessons.map(({ key }) => key);
  await touch(first ?? '', { title: '我的第一课' });
  await touch(second ?? '', { deletedAt: PLACE.now });
  const { chapterIds } = await courseOf(before);
  const swapped = chapterIds.toReversed();
  await database.db.update(course).set({ version: 2, chapterIds: swapped }).where(eq(course.key, before.key));
  const after = whole(before, 3, 5);
  await seed(after);
  expect(await standing(after)).toEqual([
    [before.lessons[1]?.title, 3],
    ['我的第一课', 3],
    [after.lessons[2]?.title, 5],
  ]);
});

test('topUpCourse: does not restore a deleted course', async () => {
  const before = aCourse(1, 3);
  await seed(before);
  await database.db.update(course).set({ deletedAt: PLACE.now }).where(eq(course.key, before.key));
  await seed(whole(before, 2, 3));
  expect(await database.db.$count(course, eq(course.key, before.key))).toBe(1);
  expect(await standing(before)).toHaveLength(1);
});

test('topUpCourse: stores the template of older questions, unless they were edited since', async () => {
  const source = aCourse(1, 3);
  await seed(source);
  const keys = source.lessons.flatMap(({ questions }) => questions.map(({ key }) => key));
  const isTheirs = and(eq(question.appId, appId), inArray(question.key, keys));
  const heads = await database.db.select().from(question).where(isTheirs);
  const versionIds = heads.map(({ currentVersionId }) => currentVersionId);
  // As in a data folder from before templates were stored.
  await database.db.update(questionVersion).set({ drawnFrom: null }).where(inArray(questionVersion.id, versionIds));
  const [changed] = heads;
  await database.db
    .update(question)
    .set({ version: 2 })
    .where(eq(question.id, changed?.id ?? ''));
  await seed(source);
  const rows = await database.db.select().from(questionVersion).where(inArray(questionVersion.id, versionIds));
  const drawn = new Map(rows.map(({ questionId, drawnFrom }) => [questionId, drawnFrom?.template ?? null]));
  expect(heads.map(({ id }) => [id === changed?.id, drawn.get(id) !== null])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

/** The stored titles and notes of a lesson, with the keys of its questions in order. */
async function lessonNow(key: string) {
  const [row] = await database.db.select().from(chapter).where(eq(chapter.key, key));
  if (!row) throw new Error('the lesson is missing');
  const heads = await database.db.select().from(question).where(inArray(question.id, row.questionIds));
  const keyOf = new Map(heads.map((head) => [head.id, head.key]));
  return { notes: row.notes, keys: row.questionIds.map((id) => keyOf.get(id)) };
}
/** A course of one lesson in the version that an old start stored, and in the new version: its notes differ, and its first question is another one. */
function rewritten() {
  const [old, now] = [aCourse(1, 3), whole(camp, 1, 4)];
  const [lesson] = now.lessons;
  if (!lesson) throw new Error('the course has no lesson');
  const today = { ...now, slug: old.slug, intro: '今天的介绍', notes: '学完以后，你能：\n\n- 数数' };
  return {
    old,
    today: { ...today, lessons: [{ ...lesson, notes: '今天的讲义', questions: lesson.questions.slice(1) }] },
  };
}
const keysOf = ({ lessons }: CourseSource) => lessons.flatMap(({ questions }) => questions.map(({ key }) => key));

test("topUpCourse: brings an unedited course to today's texts and questions", async () => {
  const { old, today } = rewritten();
  await seed(old);
  await seed(today);
  const key = today.lessons[0]?.key ?? '';
  expect(await lessonNow(key)).toEqual({ notes: '今天的讲义', keys: keysOf(today) });
  expect(await courseOf(today)).toMatchObject({ intro: '今天的介绍', version: 1 });
  const { notesHtml } = await courseOf(today);
  expect(notesHtml).toContain('<li>数数</li>');
});

test('topUpCourse: keeps the questions of a lesson if it would lose one that somebody has practised', async () => {
  const { old, today } = rewritten();
  await seed(old);
  const [first] = keysOf(old);
  const [head] = await database.db
    .select()
    .from(question)
    .where(eq(question.key, first ?? ''));
  const done = { questionId: head?.id ?? '', memberId: newId(), bestPercent: 100 };
  await database.db
    .insert(memberQuestion)
    .values({ appId, id: newId(), createdAt: PLACE.now, updatedAt: PLACE.now, ...done });
  await seed(today);
  expect((await lessonNow(today.lessons[0]?.key ?? '')).keys).toEqual(keysOf(old));
});

test('topUpCourse: leaves the texts of an edited lesson and an edited course', async () => {
  const { old, today } = rewritten();
  await seed(old);
  const key = old.lessons[0]?.key ?? '';
  await touch(key, { notes: '我的讲义' });
  await database.db.update(course).set({ version: 2, intro: '我的介绍' }).where(eq(course.key, old.key));
  await seed(today);
  expect(await lessonNow(key)).toEqual({ notes: '我的讲义', keys: keysOf(old) });
  expect((await courseOf(old)).intro).toBe('我的介绍');
});

test('topUpCourse: leaves what was practised on the mock day with it when days are put before it', async () => {
  const today = loadCourse(join(COURSES, 'train'));
  // A data folder of the time when the mock was the second day.
  const old = { ...today, lessons: today.lessons.filter(({ title }) => /^第 (?:1|10) 天/u.test(title)) };
  expect(old.lessons.map(({ key }) => key)).toEqual(['topic-train-01', 'topic-train-02']);
  await seed(old);
  const mockOf = async () => {
    const [row] = await database.db.select().from(chapter).where(eq(chapter.key, 'topic-train-02'));
    return row;
  };
  const before = await mockOf();
  await database.db
    .update(chapter)
    .set({ title: '第 2 天 J2 模拟' })
    .where(eq(chapter.id, before?.id ?? ''));
  await seed(today);
  expect(await mockOf()).toMatchObject({ id: before?.id, questionIds: before?.questionIds, title: '第 10 天 J2 模拟' });
  expect(await standing(today)).toEqual(today.lessons.map(({ title, questions }) => [title, questions.length]));
  expect((await courseOf(today)).chapterIds.at(-1)).toBe(before?.id);
});
