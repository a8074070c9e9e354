import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { testTestData } from '../testing/engine/testTestData.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { drawnGroups, seedDrawn } from './seedDrawn.ts';
import { shippedDrawn } from './shippedContent.ts';

const PLACE = { appId: DEFAULT_APP_ID, now: new Date('2026-11-23T01:00:00.000Z') };
/** The templates of an old installation, and those of today. */
const [OLD, TODAY] = [TEMPLATES.slice(0, 3), TEMPLATES.slice(0, 5)];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inBank = and(eq(question.appId, PLACE.appId), like(question.key, 'bank-%'));

/** How many questions of each template the bank has, with their places. */
async function counts() {
  const rows = await database.db
    .select({ drawnFrom: questionVersion.drawnFrom, isOpen: question.isOpen, orgId: question.orgId })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(inBank);
  expect(rows.filter(({ isOpen, orgId }) => !isOpen || orgId !== null)).toEqual([]);
  const byTemplate = Map.groupBy(rows, ({ drawnFrom }) => drawnFrom?.template);
  return [...byTemplate].map(([name, all]) => `${name} ${all.length}`).toSorted();
}
const seed = (templates: typeof TEMPLATES) =>
  seedDrawn(database.db, testTestData, PLACE, shippedDrawn(testTestData, drawnGroups(templates)));
const twoOf = (templates: typeof TEMPLATES) => templates.map(({ name }) => `${name} 2`);

test('seedDrawn: adds two open questions of each template that came since the last start', async () => {
  await seed(OLD);
  expect(await counts()).toEqual(twoOf(OLD));
  await seed(TODAY);
  expect(await counts()).toEqual(twoOf(TODAY));
});

test('seedDrawn: neither changes nor restores what is stored', async () => {
  await seed(OLD);
  const [first] = await database.db.select().from(question).where(inBank).orderBy(question.key);
  await database.db
    .update(question)
    .set({ deletedAt: PLACE.now, version: 2 })
    .where(eq(question.id, first?.id ?? ''));
  const before = await database.db.select().from(question).where(inBank).orderBy(question.key);
  await seed(OLD);
  expect(await database.db.select().from(question).where(inBank).orderBy(question.key)).toEqual(before);
});
