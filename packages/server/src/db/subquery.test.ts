import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization, organizationMember } from './schema/people.ts';
import type { OpenDatabase } from './open.ts';
import { subquery } from './subquery.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const members = sql`select count(*)::int from ${organizationMember} where ${organizationMember.orgId} = ${organization.orgId}`;

test('subquery: keeps table names of columns inside a select from one table', () => {
  const counted = database.db.select({ members: subquery<number>(members) }).from(organization);
  expect(counted.toSQL().sql).toBe(
    'select (select count(*)::int from "organization_member" where "organization_member"."org_id" = "organization"."org_id") from "organization"',
  );
});

test('openTestDatabase: refuses a statement that compares a column with itself', async () => {
  const counted = database.db
    .select({
      members: sql<number>`(select count(*)::int from ${organizationMember} where ${organizationMember.orgId} = ${organization.orgId})`,
    })
    .from(organization);
  await expect(counted).rejects.toThrow('compares a column with itself ("org_id" = "org_id")');
});
