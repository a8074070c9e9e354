import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { member, organizationMember, user } from '../db/schema/people.ts';
import { signInRefusal } from '../engine/people/consentStanding.ts';
import { countLoginTry } from '../sessions/loginLimits.ts';
import { verifyPassword } from '../sessions/password.ts';
import { spendCaptcha } from '../sessions/captchas.ts';
import { createSession, endSession, findSession, type Realm, type SignedIn } from '../sessions/sessions.ts';
import type { CallContext, ResourceHandlers } from './context.ts';
import { currentOf } from './people.ts';
import { writeSysLog } from './sysLog.ts';

interface Account {
  id: string;
  pwdHash: string | null;
  isActive: boolean;
}

async function findAccount({ db, appId }: CallContext, realm: Realm, account: string): Promise<Account | undefined> {
  if (realm === 'member') {
    const [row] = await db
      .select({ id: member.id, pwdHash: member.pwdHash, status: member.status })
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.account, account), isNull(member.deletedAt)));
    return row && { ...row, isActive: row.status === '1' };
  }
  const [row] = await db
    .select({ id: user.id, pwdHash: user.pwdHash, status: user.status })
    .from(user)
    .where(and(eq(user.appId, appId), eq(user.account, account), isNull(user.deletedAt)));
  return row && { ...row, isActive: row.status === 'active' };
}

/** A member signs in to the first organization joined; `switchOrganization` issues the session anew. */
async function organizationOf({ db, appId }: CallContext, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ orgId: organizationMember.orgId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
      ),
    )
    .orderBy(asc(organizationMember.id))
    .limit(1);
  return row?.orgId ?? null;
}

function signedIn({ actor }: CallContext): SignedIn {
  if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  return actor;
}

export const auth = {
  async loginByPwd(context, { account, password, realm, captcha }) {
    const { db, appId, services, ip, userAgent } = context;
    const { keys } = services.platform;
    const now = services.now();
    const login = await countLoginTry(db, {
      appId,
      account: `${realm}:${keys.mobileHash(account.toLowerCase())}`,
      address: ip,
      now,
      spendCaptcha: async () => captcha !== undefined && (await spendCaptcha(context, captcha)),
    });
    const found = await findAccount(context, realm, account);
    const fits = await verifyPassword(found?.pwdHash ?? null, password);
    if (!found || !fits) throw new AppError('LOGIN_FAILED');
    await login.succeeded();
    const refused = realm === 'member' ? await signInRefusal(db, { appId, memberId: found.id }, now) : null;
    if (refused) throw refused;
    if (!found.isActive) throw new AppError('ACCOUNT_DISABLED');

    const orgId = realm === 'member' ? await organizationOf(context, found.id) : null;
    const owner = { appId, realm, personId: found.id, pwdHash: found.pwdHash, orgId, ip, userAgent };
    const session = await createSession(db, owner, now);
    const opened = await findSession(db, appId, session.token, now);
    // Banned between the two: as if it had been before.
    if (!opened) throw new AppError('ACCOUNT_DISABLED');
    const { actor } = opened;
    await writeSysLog(db, { ...context, actor }, { action: 'auth:loginByPwd', target: found.id });
    context.setSessionToken(session.token);
    return {
      session: {
        id: session.id,
        key: Buffer.from(keys.sessionKey(session.id)).toString('base64url'),
        expiresAt: session.expiresAt.toISOString(),
      },
      current: await currentOf(context, actor),
    };
  },

  async logout(context) {
    await endSession(context.db, context.appId, signedIn(context).sessionId);
    context.setSessionToken(null);
    return { signedOut: true };
  },

  queryCurrent: (context) => currentOf(context, signedIn(context)),

  verify(context) {
    const actor = signedIn(context);
    return { valid: true, realm: actor.kind, expiresAt: actor.expiresAt.toISOString() };
  },
} satisfies ResourceHandlers<'auth'>;
