import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { rawRows } from '../../db/rawRows.ts';
import { holdsPlace } from './visibleExam.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PLACES = 3_000;

test('holdsPlace: a prepared statement uses the index of active places instead of scanning all places', async () => {
  const { db } = database;
  await db.execute(sql`insert into enrolment (app_id, id, created_at, updated_at, kind, target_id, member_id, source, status)
    select 'aosai', 'place' || no, now(), now(), 'exam', 'exam', 'member' || no, 'batch', '2'
    from generate_series(1, ${sql.raw(String(PLACES))}) no`);
  await db.execute(sql`analyze enrolment`);
  const { sql: text, params } = db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(
      and(eq(enrolment.appId, 'aosai'), eq(enrolment.targetId, 'exam'), eq(enrolment.memberId, 'member7'), holdsPlace),
    )
    .toSQL();
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare a_place as ${text}`));
    const values = params.map((value) => `'${String(value)}'`).join(', ');
    return rawRows<{ 'QUERY PLAN': string }>(tx, sql.raw(`explain execute a_place(${values})`));
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('enrolment_active');
});
