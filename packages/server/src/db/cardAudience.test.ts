import { readFile } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from './open.ts';
import { membership } from './schema/cards.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('migration 0084: a stored card gets the tag of its audience, and keeps its own tags', async () => {
  const { db } = opened;
  const now = new Date(Date.UTC(2026, 10, 1));
  const card = (sort: number, type: '0' | '1', tags: string[]) => ({
    appId: 'aosai',
    id: newId(),
    createdAt: now,
    updatedAt: now,
    name: `卡 ${sort}`,
    type,
    tags,
    priceFen: 100,
    days: 30,
    sort,
    rights: [{ code: 'code.submit' }],
    status: 'published' as const,
  });
  await db
    .insert(membership)
    .values([
      card(1, '0', ['student', '冲刺']),
      card(2, '0', ['冲刺']),
      card(3, '0', []),
      card(4, '1', ['student', '星海']),
      card(5, '1', ['educational', 'student']),
    ]);
  await db.execute(sql.raw(await readFile(new URL('migrations/0084_card_audience.sql', import.meta.url), 'utf8')));
  const rows = await db
    .select({ tags: membership.tags, version: membership.version })
    .from(membership)
    .orderBy(asc(membership.sort));
  expect(rows).toEqual([
    { tags: ['student', '冲刺'], version: 1 },
    { tags: ['student', '冲刺'], version: 2 },
    { tags: ['student'], version: 2 },
    { tags: ['educational', '星海'], version: 2 },
    { tags: ['educational'], version: 2 },
  ]);
});
