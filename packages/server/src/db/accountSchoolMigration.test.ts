import { readFile } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from './open.ts';
import { member, organizationMember } from './schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('migration 0009: assigns an account to the school whose link the same person made at the same time', async () => {
  const { db } = opened;
  const then = new Date('2026-09-01T08:00:00.123Z');
  const later = new Date('2026-10-01T08:00:00.456Z');
  const base = (createdBy: string | null, createdAt: Date, orgId: string | null = null) => ({
    appId: 'aosai',
    id: newId(),
    orgId,
    createdBy,
    createdAt,
    updatedAt: createdAt,
  });
  const person = (account: string, createdBy: string | null, orgId: string | null = null) => ({
    ...base(createdBy, then, orgId),
    account,
    name: account,
    type: 'student' as const,
  });
  const people = [
    person('1-made-by-a', 'boss-a'),
    person('2-made-by-the-office', 'office'),
    person('3-of-nobody', null),
    person('4-known-already', 'boss-a', 'C'),
    person('5-joined-later', 'boss-a'),
  ];
  const self = { ...person('6-registered', null), id: newId() };
  people.push({ ...self, createdBy: self.id });
  await db.insert(member).values(people);
  const place = (at: number, orgId: string, createdBy: string | null, createdAt: Date) => ({
    ...base(createdBy, createdAt, orgId),
    memberId: people[at]?.id ?? '',
    roles: ['student' as const],
    status: 'active' as const,
  });
  await db
    .insert(organizationMember)
    .values([
      place(0, 'A', 'boss-a', then),
      place(0, 'B', 'boss-b', later),
      place(1, 'B', 'office', then),
      place(2, 'A', null, then),
      place(3, 'A', 'boss-a', then),
      place(4, 'A', 'boss-a', later),
      place(5, 'A', self.id, then),
    ]);
  const migration = new URL('migrations/0009_who_made_the_account.sql', import.meta.url);
  await db.execute(sql.raw(await readFile(migration, 'utf8')));
  const rows = await db
    .select({ account: member.account, orgId: member.orgId })
    .from(member)
    .orderBy(asc(member.account));
  expect(rows).toEqual([
    { account: '1-made-by-a', orgId: 'A' },
    { account: '2-made-by-the-office', orgId: 'B' },
    { account: '3-of-nobody', orgId: null },
    { account: '4-known-already', orgId: 'C' },
    { account: '5-joined-later', orgId: null },
    { account: '6-registered', orgId: null },
  ]);
});
