import { afterAll, expect, test } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { openTestApp } from '../testing/testApp.ts';
import { allowDemoAccounts, DEMO, DEMO_ACCOUNTS } from '../platform/demoReach/demoAccounts.ts';
import { seedPeople } from './demoPeople.ts';
import { ensureFirstUser } from '../accounts/user/firstUser.ts';
import { dictItem, app } from '../db/schema/platform.ts';
import { member, user } from '../db/schema/people.ts';
import { ensureBaseData } from '../start/prepareDatabase.ts';

const site = await openTestApp();
afterAll(() => site.close());
const realmOf = (account: string) => (account === 'guanli' ? 'user' : 'member');

test('seedPeople: finds the same people at a second start and adds nothing', async () => {
  const tally = async () =>
    Promise.all(
      [app, dictItem, member].map(async (table) => (await site.db.select({ rows: count() }).from(table))[0]?.rows),
    );
  const before = await tally();
  await ensureBaseData(site.db, site.now());
  expect(await seedPeople(site.db, site.services.platform.keys, site.now())).toEqual(site.people);
  expect(await tally()).toEqual(before);
});

test('DEMO_ACCOUNTS: every account can sign in', async () => {
  for (const { account } of DEMO_ACCOUNTS) {
    expect(await site.signIn(account, realmOf(account))).toHaveProperty('session');
  }
});

test('allowDemoAccounts: disables all demo accounts, so that ensureFirstUser makes one super user', async () => {
  for (const table of [member, user]) await site.db.update(table).set({ createdBy: DEMO });
  await allowDemoAccounts(site.db, false);
  for (const { account } of DEMO_ACCOUNTS) {
    await expect(site.signIn(account, realmOf(account))).rejects.toThrow('ACCOUNT_DISABLED');
  }
  const first = await ensureFirstUser(site.db, site.now());
  expect(first).toEqual({ account: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) });
  await site.signIn('admin', 'user', first?.password);
  expect(await ensureFirstUser(site.db, site.now())).toBeNull();

  await allowDemoAccounts(site.db, true);
  const [back] = await site.db.select({ status: member.status }).from(member).where(eq(member.account, 'xuesheng'));
  expect(back).toEqual({ status: '1' });
});
