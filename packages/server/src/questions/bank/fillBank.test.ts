import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { CANARIES } from '../../testing/engine/canaries.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { fillBank } from './fillBank.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const { db } = database;

test('fillBank: fills heads and search words of older questions, once, and never words of a key', async () => {
  const { appId } = await aWorld(db);
  const heads = () =>
    db
      .select({
        key: question.key,
        title: question.title,
        tags: question.tags,
        status: question.status,
        isOpen: question.isOpen,
        usedCount: question.usedCount,
        bands: question.bands,
        contentHash: question.contentHash,
      })
      .from(question)
      .where(eq(question.appId, appId))
      .orderBy(question.key);
  await fillBank(db, appId);
  const filled = await heads();
  const common = { status: '1', isOpen: false, usedCount: 1, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(filled).toMatchObject([
    { ...common, key: 'code', title: 'A+B', tags: ['输入输出'] },
    { ...common, key: 'fill', title: 'fill 题干', tags: ['数组'] },
    { ...common, key: 'multiple', title: 'multiple 题干', tags: ['循环', '数组'] },
    { ...common, key: 'single', title: 'single 题干', tags: ['循环'] },
    { ...common, key: 'trueFalse', title: 'trueFalse 题干', tags: ['数组'] },
  ]);
  expect(filled.map(({ bands }) => bands.length)).toEqual([4, 4, 4, 4, 4]);
  await fillBank(db, appId);
  expect(await heads()).toEqual(filled);
  const words = await db.select().from(questionSearch).where(eq(questionSearch.appId, appId));
  expect(words).toHaveLength(5);
  const text = JSON.stringify(words).toUpperCase();
  expect(Object.values(CANARIES).filter((canary) => text.includes(canary))).toEqual([]);
});
