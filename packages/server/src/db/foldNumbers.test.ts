import { readFile } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from './open.ts';
import { organizationMember } from './schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('migration 0066: folds the oldest of equal student numbers unless it is taken in the school', async () => {
  const { db } = opened;
  const place = (day: number, orgId: string, no: string | null, className: string | null = null, hasLeft = false) => ({
    appId: 'aosai',
    id: newId(),
    orgId,
    createdBy: null,
    createdAt: new Date(Date.UTC(2026, 8, day)),
    updatedAt: new Date(Date.UTC(2026, 8, day)),
    memberId: newId(),
    roles: ['student' as const],
    status: hasLeft ? ('left' as const) : ('active' as const),
    no,
    className,
  });
  await db
    .insert(organizationMember)
    .values([
      place(1, 'A', '２０２６２０１', '三（１）班'),
      place(2, 'A', '2026201', '三(1)班'),
      place(3, 'A', '２０２６２０２', '　Ａ班'),
      place(4, 'A', '2０26２０２'),
      place(5, 'B', '２０２６２０１'),
      place(6, 'B', 'Ｎ－7'),
      place(7, 'B', null),
      place(8, 'C', '2026201', null, true),
      place(9, 'C', '２０２６２０１'),
      place(10, 'C', '２０２６２０１', null, true),
    ]);
  const migration = new URL('migrations/0066_fold_numbers.sql', import.meta.url);
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint')) {
    await db.execute(sql.raw(statement));
  }
  const rows = await db
    .select({ org: organizationMember.orgId, no: organizationMember.no, className: organizationMember.className })
    .from(organizationMember)
    .orderBy(asc(organizationMember.createdAt));
  expect(rows).toEqual([
    { org: 'A', no: '２０２６２０１', className: '三（1）班' },
    { org: 'A', no: '2026201', className: '三(1)班' },
    { org: 'A', no: '2026202', className: 'A班' },
    { org: 'A', no: '2０26２０２', className: null },
    { org: 'B', no: '2026201', className: null },
    { org: 'B', no: 'N-7', className: null },
    { org: 'B', no: null, className: null },
    { org: 'C', no: '2026201', className: null },
    { org: 'C', no: '2026201', className: null },
    { org: 'C', no: '2026201', className: null },
  ]);
});
