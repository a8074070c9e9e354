import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member } from '../../db/schema/people.ts';
import type { Db } from '../../db/open.ts';
import type { LogDiff } from '../../kit/audit/logDiff.ts';
import { blockedBy, longestBlock } from '../blacklist/blacklist.ts';
import { signInRefusal } from '../minors/consentState.ts';
import { rememberOpened, type SignedIn } from '../sessions/findSession.ts';
import { rememberBrowser } from '../sessions/knownBrowsers.ts';
import { endSession, endSessionBehind, keepNewSession, newSession } from '../sessions/sessions.ts';
import type { Realm } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { isDemoElsewhere } from '../../platform/demoReach/demoGate.ts';
import { currentOf } from '../sessions/current.ts';
import { organizationsOf } from '../people.ts';
import type { SignInMember } from './signInColumns.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { askForFactor } from '../secondFactor/challenges.ts';
import { hasSecondFactor } from '../secondFactor/factors.ts';
import { bindWx, type WxIdentity } from '../weChat/wxTicket.ts';

type Results<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Like `Promise.all` for concurrent statements of one transaction, but waits for all of them before it throws.
 * A statement still running when the transaction ends would run outside of it.
 */
async function awaitAll<const T extends readonly Promise<unknown>[]>(asked: T): Promise<Results<T>> {
  const outcomes = await Promise.allSettled(asked);
  const values = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return values as unknown as Results<T>;
}

/**
 * Checks that a member who has proven their identity may sign in, and chooses the organization they act for first.
 * Throws CONSENT_REQUIRED, CONSENT_OUTDATED, ACCOUNT_DISABLED, MEMBER_BLOCKED.
 */
export async function checkMaySignIn(
  tx: Db,
  { appId, services }: Pick<CallContext, 'appId' | 'services'>,
  memberId: string,
): Promise<{ orgId: string | null }> {
  const now = services.now();
  const block = longestBlock(tx, { appId, now }, member.id, 'login').as('block');
  const first = organizationsOf(tx, appId, member.id).limit(1).as('first');
  const [row] = await tx
    .select({
      standing: { birthYm: member.birthYm, status: member.status, statusReason: member.statusReason },
      block: { reason: block.reason, until: block.until },
      orgId: first.id,
    })
    .from(member)
    .leftJoinLateral(block, sql`true`)
    .leftJoinLateral(first, sql`true`)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));
  if (!row) throw new AppError('ACCOUNT_DISABLED');
  const refusal = await signInRefusal(tx, { appId, memberId, ...row.standing }, now);
  if (refusal) throw refusal;
  if (row.block) throw blockedBy(row.block, 'login');
  return { orgId: row.orgId };
}

export interface SessionOwner {
  realm: Realm;
  personId: string;
  pwdHash: string | null;
  orgId: string | null;
  /** `resource:action` for the log. */
  action: string;
  diff?: LogDiff;
  /** WeChat identity that the sign-in binds once it is complete. */
  binds?: WxIdentity | undefined;
  /** `kept` replaces a session of the same person. */
  secondFactor: 'ask' | 'given' | 'kept';
}

/**
 * Opens a session with a new token for somebody who has proven their identity and may sign in, logs it, and ends the
 * browser's previous session. Somebody with a second factor gets no session until it is given. Pass the transaction of
 * the proof, and call `completeSignIn` after it. Throws DEMO_HERE_ONLY, and ACCOUNT_DISABLED for a demo account where
 * the demo is off.
 */
export async function openSession(tx: Db, context: CallContext, entrance: SessionOwner) {
  const { appId, services, ip, userAgent, actor, cookieToken, browserToken } = context;
  const now = services.now();
  const { action, diff, binds, secondFactor, ...owner } = entrance;
  const [isElsewhere, asksFactor] = await awaitAll([
    isDemoElsewhere(tx, context, { appId, ...owner }),
    secondFactor === 'ask' ? hasSecondFactor(tx, appId, owner) : Promise.resolve(false),
  ]);
  if (isElsewhere) {
    throw new AppError(services.platform.demo === 'off' ? 'ACCOUNT_DISABLED' : 'DEMO_HERE_ONLY');
  }
  if (asksFactor) return askForFactor(tx, context, { ...owner, action, binds });
  if (binds) await bindWx(tx, context, owner.personId, binds);
  if (actor.kind !== 'anonymous') {
    // The session was ended meanwhile, by a sign-out or by the same call sent twice, so no new one may replace it.
    if (!(await endSession(tx, appId, actor.sessionId))) throw new AppError('SIGN_IN_REQUIRED');
  }
  if (cookieToken !== undefined) await endSessionBehind(tx, appId, cookieToken);
  const session = newSession(owner.realm, now);
  const who = { sessionId: session.id, expiresAt: session.expiresAt, mustChangePwd: false };
  const newActor: SignedIn =
    owner.realm === 'member'
      ? { kind: 'member', ...who, memberId: owner.personId, type: 'student', orgId: owner.orgId, orgRoles: [] }
      : { kind: 'user', ...who, userId: owner.personId, isSuper: false, permissions: new Set() };
  // Sent together: waking the embedded database's thread costs as much as a short statement.
  const [, nextBrowserToken] = await awaitAll([
    keepNewSession(
      tx,
      session,
      { appId, ...owner, ip, userAgent, provedAt: secondFactor === 'kept' ? null : now },
      now,
    ),
    rememberBrowser(tx, { appId, ...owner }, browserToken, now),
    writeSysLog(tx, { ...context, actor: newActor }, { action, target: owner.personId, ...(diff && { diff }) }),
  ]);
  return { ...session, actor: newActor, browserToken: nextBrowserToken };
}

/**
 * Completes a sign-in after its transaction: returns session, key and account, and sets the cookies. Throws
 * ACCOUNT_DISABLED, and SECOND_FACTOR_REQUIRED with the challenge of the second step.
 */
export async function completeSignIn(context: CallContext, session: Awaited<ReturnType<typeof openSession>>) {
  const { db, appId, services } = context;
  if ('challenge' in session) {
    context.setBrowserToken(session.browserToken);
    throw new AppError('SECOND_FACTOR_REQUIRED', { challenge: session.challenge });
  }
  const current = await currentOf(context, session.actor);
  rememberOpened(db, appId, session.token, { id: session.id, realm: session.actor.kind });
  context.setSessionToken(session.token);
  context.setBrowserToken(session.browserToken);
  return {
    session: {
      id: session.id,
      key: Buffer.from(services.platform.keys.sessionKey(session.id)).toString('base64url'),
      expiresAt: session.expiresAt.toISOString(),
    },
    current,
  };
}

interface SignInWork {
  /** Uses up what the first step needs, even if a second one follows. */
  use?: (tx: Db) => Promise<void>;
  /** WeChat identity to bind once the sign-in is complete. */
  binds?: WxIdentity | undefined;
}

/** Signs a member in: checks, further work of this way to sign in, session, log. */
export async function signInMember(
  context: CallContext,
  { id: personId, pwdHash }: SignInMember,
  action: string,
  { use, binds }: SignInWork = {},
) {
  const session = await context.db.transaction(async (tx) => {
    await use?.(tx);
    const { orgId } = await checkMaySignIn(tx, context, personId);
    return openSession(tx, context, { realm: 'member', personId, pwdHash, orgId, action, binds, secondFactor: 'ask' });
  });
  return completeSignIn(context, session);
}
