import { and, eq } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/domain/constants';
import type { Db } from './open.ts';
import { member, user } from './schema/people.ts';
import { config } from './schema/platform.ts';

/** Marks every row of the demo, so that its known passwords can be closed off. */
export const DEMO = 'demo';
export const DEMO_PASSWORD = 'aosai2026';

/** What the start prints; the first four are for visitors. */
export const DEMO_ACCOUNTS = [
  { account: 'xuesheng', role: '学生', realm: 'member' },
  { account: 'jiazhang', role: '家长', realm: 'member' },
  { account: 'laoshi', role: '老师', realm: 'member' },
  { account: 'guanli', role: '平台管理员，从「管理」登录', realm: 'user' },
] as const;

/** Public only while the demo is on: the sign-in dialog offers these accounts by one click. */
export const DEMO_HINT = {
  key: 'demo.accounts',
  value: JSON.stringify(
    DEMO_ACCOUNTS.map(({ account, role, realm }) => ({ label: role, account, password: DEMO_PASSWORD, realm })),
  ),
} as const;

/** Without the demo nobody signs in with a published password: accounts stay, with their data, but disabled. */
export async function allowDemoAccounts(db: Db, allowed: boolean): Promise<void> {
  await db
    .update(member)
    .set({ status: allowed ? '1' : '3' })
    .where(and(eq(member.appId, DEFAULT_APP_ID), eq(member.createdBy, DEMO), eq(member.status, allowed ? '3' : '1')));
  await db
    .update(user)
    .set({ status: allowed ? 'active' : 'disabled' })
    .where(and(eq(user.appId, DEFAULT_APP_ID), eq(user.createdBy, DEMO)));
  await db
    .update(config)
    .set({ isPublic: allowed })
    .where(and(eq(config.appId, DEFAULT_APP_ID), eq(config.key, DEMO_HINT.key)));
}

/** Whether the demo ever ran on this data. */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, DEFAULT_APP_ID), eq(user.createdBy, DEMO)))
    .limit(1);
  return one !== undefined;
}
