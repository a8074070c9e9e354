import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import type { OpenDatabase } from '../db/open.ts';
import { chapter } from '../db/schema/content.ts';
import { file } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { demoRow } from './demoRow.ts';
import { seedVideos } from './seedVideos.ts';
import { COURSES, loadCourse } from '@aosai/content/loadCourse';

const PLACE = { appId: DEFAULT_APP_ID, now: new Date('2026-11-24T01:00:00.000Z') };
const KEY = 'topic-quwei-06';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'aosai-videos-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(chapter);
  await database.db.delete(file);
});

const lessonIn = (more: Partial<typeof chapter.$inferInsert> = {}) => {
  const texts = { key: KEY, title: '火箭倒计时', notes: '', notesHtml: '', questionIds: [], status: '1', isFree: true };
  return database.db
    .insert(chapter)
    .values({ ...demoRow(PLACE.appId, PLACE.now), ...texts, ...more } as typeof chapter.$inferInsert);
};
const seed = () => seedVideos(database.db, folderStorage(folder), PLACE, [loadCourse(join(COURSES, 'quwei'))]);
const videoOf = async () => {
  const [row] = await database.db.select().from(chapter).where(eq(chapter.key, KEY));
  return row?.videoFile;
};

test('seedVideos: adds the video to a lesson from an earlier start, and changes nothing at the next', async () => {
  await lessonIn();
  await seed();
  const [row] = await database.db.select().from(file);
  expect(row).toMatchObject({ mime: 'video/mp4', purpose: 'video', isPublic: false });
  expect(await videoOf()).toBe(row?.fileName);
  expect(await readdir(folder)).toEqual([row?.fileName]);
  expect(row?.sizeBytes).toBeLessThan(60_000);
  await seed();
  expect(await videoOf()).toBe(row?.fileName);
  expect(await database.db.$count(file)).toBe(1);
});

test('seedVideos: does not touch a lesson that was edited or deleted', async () => {
  await lessonIn({ version: 2 });
  await seed();
  expect([await videoOf(), await database.db.$count(file)]).toEqual([null, 0]);
  await database.db.update(chapter).set({ version: 1, deletedAt: PLACE.now });
  await seed();
  expect([await videoOf(), await database.db.$count(file)]).toEqual([null, 0]);
});
