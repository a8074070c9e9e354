import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { recountUsage } from '../questions/bank/questionUsage.ts';
import { GROUP_PAPER } from '../testing/engine/groups.ts';
import { testTestData } from '../testing/engine/testTestData.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { keepPaper, storePaper } from './storePaper.ts';

const NOW = new Date('2026-11-23T01:00:00.000Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('storePaper: its questions have the use that a recount finds', async () => {
  const { db } = database;
  const baseRow = () => ({ appId: DEFAULT_APP_ID, id: newId(), createdAt: NOW, updatedAt: NOW });
  const paper = await storePaper(db, baseRow, await keepPaper(testTestData, GROUP_PAPER));
  const versions = paper.sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId));
  const own = and(eq(question.appId, DEFAULT_APP_ID), inArray(question.currentVersionId, versions));
  const used = () =>
    db.select({ id: question.id, usedCount: question.usedCount }).from(question).where(own).orderBy(question.id);
  const stored = await used();
  await recountUsage(
    db,
    DEFAULT_APP_ID,
    stored.map(({ id }) => id),
  );
  expect(stored).toEqual(await used());
  expect(stored.map(({ usedCount }) => usedCount)).toEqual(versions.map(() => 1));
});
