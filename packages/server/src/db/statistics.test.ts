import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from './open.ts';
import { member } from './schema/people.ts';
import { refreshStatistics } from './statistics.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

const ROWS = 2_000;
const NOW = new Date('2026-11-21T08:00:00.000Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function planOf(id: string): Promise<string> {
  const query = sql`explain select name from ${member} where ${member.appId} = 'aosai' and ${member.id} = ${id}`;
  const result = (await database.db.execute(query)) as unknown as { rows: Record<'QUERY PLAN', string>[] };
  return result.rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('refreshStatistics: analyses a grown table once, and the planner then uses its primary key', async () => {
  const { db } = database;
  await refreshStatistics(db);
  const rows = Array.from({ length: ROWS }, (_, no) => {
    const stamp = { appId: 'aosai', id: newId(), createdAt: NOW, updatedAt: NOW };
    return { ...stamp, account: `student${no}`, name: '学生', type: 'student' as const };
  });
  await db.insert(member).values(rows);
  expect(await refreshStatistics(db)).toContain('member');
  expect(await refreshStatistics(db)).toEqual([]);
  expect(await planOf(rows[7]?.id ?? '')).toMatch(/member_app_id_id_pk[^]*app_id = [^]*AND \(id = /);
});
