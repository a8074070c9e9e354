import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { loadHandouts } from '@aosai/content/loadArticles';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import type { OpenDatabase } from '../db/open.ts';
import { course } from '../db/schema/content.ts';
import { file } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { seedHandouts } from './seedHandouts.ts';

const PLACE = { appId: DEFAULT_APP_ID, now: new Date('2026-11-23T01:00:00.000Z') };

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'aosai-handouts-'));
  await seedHandouts(database.db, folderStorage(folder), PLACE);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const stored = async (key: string) => {
  const [row] = await database.db.select().from(course).where(eq(course.key, key));
  return row;
};

test('seedHandouts: stores every hand-out once as a shared PDF of the content centre', async () => {
  await seedHandouts(database.db, folderStorage(folder), PLACE);
  const rows = await database.db
    .select({
      key: course.key,
      title: course.title,
      status: course.status,
      category: course.category,
      file: course.file,
    })
    .from(course)
    .where(eq(course.isShared, true))
    .orderBy(course.sort);
  const expected = loadHandouts().map(({ key, title }) => ({
    key,
    title,
    status: '1',
    category: 'pdf',
    file: expect.stringMatching(/\.pdf$/u) as unknown,
  }));
  expect(rows).toEqual(expected);
  expect((await readdir(folder)).length).toBe(expected.length);
});

test('seedHandouts: replaces a changed document unless somebody has edited its row', async () => {
  const [first, second] = loadHandouts();
  if (!first || !second) throw new Error('there are no two hand-outs');
  const pdf = join(folder, 'newer.pdf');
  await writeFile(pdf, '%PDF-1.7');
  await database.db.update(course).set({ title: '我们学校的', version: 2 }).where(eq(course.key, second.key));
  const before = [(await stored(first.key))?.file, (await stored(second.key))?.file];
  await seedHandouts(
    database.db,
    folderStorage(folder),
    PLACE,
    [first, second].map((one) => ({ ...one, pdf })),
  );
  const after = [(await stored(first.key))?.file, (await stored(second.key))?.file];
  expect(after.map((name, at) => name === before[at])).toEqual([false, true]);
  const [row] = await database.db
    .select()
    .from(file)
    .where(eq(file.fileName, after[0] ?? ''));
  expect(row).toMatchObject({ title: `${first.title}.pdf`, mime: 'application/pdf', sizeBytes: 8, isPublic: false });
});
