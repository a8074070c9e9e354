import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { chapterQuestions } from '../courses/chapterQuestions.ts';
import { testTestData } from '../testing/engine/testTestData.ts';
import type { OpenDatabase } from '../db/open.ts';
import { chapter, course } from '../db/schema/content.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { campCourses } from './campCourses.ts';
import { seedCourses } from './seedCourses.ts';
import { shippedCourses } from './shippedContent.ts';
import { courseFolders, loadCourse } from '@aosai/content/loadCourse';

const PLACE = { appId: DEFAULT_APP_ID, now: new Date('2026-11-23T01:00:00.000Z') };

const ALL = [...courseFolders().map(loadCourse), ...campCourses()];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourses(database.db, testTestData, PLACE, shippedCourses(testTestData));
});
afterAll(() => database.close());

test('seedCourses: shows students every lesson with all of its questions, in order', async () => {
  const { db } = database;
  for (const source of ALL) {
    const [row] = await db.select().from(course).where(eq(course.key, source.key));
    expect(row).toMatchObject({ title: source.title, kind: source.kind, status: '1', orgId: null, ownerId: null });
    const rows = await db
      .select()
      .from(chapter)
      .where(inArray(chapter.id, row?.chapterIds ?? []));
    const chapters = row?.chapterIds.flatMap((id) => rows.find((one) => one.id === id) ?? []) ?? [];
    expect(chapters.map(({ title, isFree }) => ({ title, isFree }))).toEqual(
      source.lessons.map(({ title }) => ({ title, isFree: true })),
    );
    for (const [at, lesson] of source.lessons.entries()) {
      const [one] = chapters.slice(at);
      const met = one ? await chapterQuestions(db, one, 'met') : [];
      expect(met.map(({ head }) => head.key)).toEqual(lesson.questions.map(({ key }) => key));
    }
  }
});

test('seedCourses: creates nothing at a second start', async () => {
  const count = () => database.db.$count(course);
  const before = await count();
  await seedCourses(database.db, testTestData, PLACE, shippedCourses(testTestData));
  expect([await count(), before]).toEqual([before, ALL.length]);
});
