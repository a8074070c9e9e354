import { and, eq } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { member, user } from '../../db/schema/people.ts';
import { config } from '../../db/schema/platform.ts';

/** Value of `createdBy` in demo rows, by which their accounts with published passwords can be disabled. */
export const DEMO = 'demo';
export const DEMO_PASSWORD = 'aosai2026';

/** Accounts that the start prints. */
export const DEMO_ACCOUNTS = [
  { account: 'xuesheng', role: '学生', realm: 'member' },
  { account: 'jiazhang', role: '家长', realm: 'member' },
  { account: 'laoshi', role: '老师', realm: 'member' },
  { account: 'guanli', role: '平台管理员，从「管理」登录', realm: 'user' },
] as const;

/** Setting with which the sign-in dialog offers demo accounts; public only while the demo is on. */
export const DEMO_HINT = {
  key: 'demo.accounts',
  value: JSON.stringify(
    DEMO_ACCOUNTS.map(({ account, role, realm }) => ({ label: role, account, password: DEMO_PASSWORD, realm })),
  ),
} as const;

/** Enables or disables the demo accounts. Disabled accounts keep their data, but their published passwords fail. */
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
