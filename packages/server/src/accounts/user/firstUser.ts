import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { hashPassword } from '../signIn/password.ts';
import { DEMO } from '../../platform/demoReach/demoAccounts.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';

const ACCOUNT = 'admin';

/** Creates a super user unless one can sign in. The password is returned once; only its hash is stored. */
export async function ensureFirstUser(db: Db, now: Date): Promise<{ account: string; password: string } | null> {
  const [known] = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.appId, DEFAULT_APP_ID),
        eq(user.isSuper, true),
        eq(user.status, 'active'),
        // The demo's operator does not count: another server may have enabled it, but it cannot sign in here.
        sql`${user.createdBy} is distinct from ${DEMO}`,
      ),
    )
    .limit(1);
  if (known) return null;
  const password = randomBytes(12).toString('base64url');
  const made = await db
    .insert(user)
    .values({
      appId: DEFAULT_APP_ID,
      id: newId(),
      createdAt: now,
      updatedAt: now,
      account: ACCOUNT,
      name: '管理员',
      pwdHash: await hashPassword(password),
      isSuper: true,
      status: 'active',
    })
    .onConflictDoNothing()
    .returning({ id: user.id });
  return made.length > 0 ? { account: ACCOUNT, password } : null;
}
