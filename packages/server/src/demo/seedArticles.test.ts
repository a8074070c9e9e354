import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { loadArticles } from '@aosai/content/loadArticles';
import type { OpenDatabase } from '../db/open.ts';
import { course } from '../db/schema/content.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { seedArticles } from './seedArticles.ts';

const PLACE = { appId: DEFAULT_APP_ID, now: new Date('2026-11-23T01:00:00.000Z') };
const LATER = { ...PLACE, now: new Date('2026-12-01T01:00:00.000Z') };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedArticles(database.db, PLACE);
});
afterAll(() => database.close());

const stored = async (key: string) => {
  const [row] = await database.db.select().from(course).where(eq(course.key, key));
  return row;
};

test('seedArticles: stores every article once, ready for everybody', async () => {
  await seedArticles(database.db, LATER);
  const rows = await database.db
    .select({ key: course.key, status: course.status, category: course.category, isShared: course.isShared })
    .from(course)
    .where(and(eq(course.appId, DEFAULT_APP_ID), eq(course.kind, 'content')));
  const expected = loadArticles().map(({ key }) => ({ key, status: '1', category: 'article', isShared: true }));
  expect(rows.toSorted((a, b) => (a.key ?? '').localeCompare(b.key ?? ''))).toEqual(
    expected.toSorted((a, b) => a.key.localeCompare(b.key)),
  );
});

test('seedArticles: brings an article up to date unless somebody has edited it', async () => {
  const [first, second] = loadArticles();
  if (!first || !second) throw new Error('there are no two articles');
  await database.db.update(course).set({ notes: '我们学校的说法', version: 2 }).where(eq(course.key, second.key));
  const newer = [first, second].map((one) => ({ ...one, notes: `${one.notes}\n\n新的一段。` }));
  await seedArticles(database.db, LATER, newer);
  expect((await stored(first.key))?.notesHtml).toContain('新的一段');
  expect((await stored(second.key))?.notes).toBe('我们学校的说法');
});
