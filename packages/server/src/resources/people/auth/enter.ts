import { AppError } from '@aosai/api/contract/errors';
import { member } from '../../../db/schema/people.ts';
import type { Db } from '../../../db/open.ts';
import { blockOf } from '../../../engine/people/blacklist.ts';
import { signInRefusal } from '../../../engine/people/consentStanding.ts';
import { findSession } from '../../../sessions/findSession.ts';
import { rememberBrowser } from '../../../sessions/knownBrowsers.ts';
import { createSession, endSession, endSessionBehind, type Realm } from '../../../sessions/sessions.ts';
import type { Actor, CallContext } from '../../context.ts';
import { isDemoElsewhere } from '../demoGate.ts';
import { currentOf, organizationsOf } from '../people.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

/** What signing in needs of a member's row. */
export const memberDoor = { id: member.id, pwdHash: member.pwdHash };
export type MemberAtDoor = Pick<typeof member.$inferSelect, keyof typeof memberDoor>;

/**
 * Refuses a member who has proven who it is but may not come in. Throws CONSENT_REQUIRED, ACCOUNT_DISABLED,
 * MEMBER_BLOCKED.
 */
export async function checkMemberMayEnter(
  tx: Db,
  { appId, services }: Pick<CallContext, 'appId' | 'services'>,
  memberId: string,
): Promise<void> {
  const now = services.now();
  const refusal = await signInRefusal(tx, { appId, memberId }, now);
  const blocked = refusal ?? (await blockOf(tx, { appId, now }, memberId, 'login'));
  if (blocked) throw blocked;
}

export interface Entrance {
  realm: Realm;
  personId: string;
  pwdHash: string | null;
  orgId: string | null;
  /** `resource:action` for the log. */
  action: string;
  diff?: Record<string, unknown>;
}

/**
 * A new session with a new token for somebody who has proven who it is and may come in, and its audit row. The
 * session that this browser had is over. Give the transaction of the proof; `enter` answers after it.
 * Throws DEMO_HERE_ONLY.
 */
export async function openSession(tx: Db, context: CallContext, entrance: Entrance) {
  const { appId, services, ip, userAgent, actor, cookieToken, browserToken } = context;
  const now = services.now();
  const { action, diff, ...owner } = entrance;
  if (await isDemoElsewhere(tx, context, { appId, ...owner })) throw new AppError('DEMO_HERE_ONLY');
  if (actor.kind !== 'anonymous') {
    // Ended in the meantime, by a sign-out or by the same call sent twice: then there is nothing to go on from.
    if (!(await endSession(tx, appId, actor.sessionId))) throw new AppError('SIGN_IN_REQUIRED');
  }
  if (cookieToken !== undefined) await endSessionBehind(tx, appId, cookieToken);
  const session = await createSession(tx, { appId, ...owner, ip, userAgent }, now);
  const nextBrowserToken = await rememberBrowser(tx, { appId, ...owner }, browserToken, now);
  const who = { sessionId: session.id, expiresAt: session.expiresAt, mustChangePwd: false };
  const newActor: Actor =
    owner.realm === 'member'
      ? { kind: 'member', ...who, memberId: owner.personId, type: 'student', orgId: owner.orgId, orgRoles: [] }
      : { kind: 'user', ...who, userId: owner.personId, isSuper: false, permissions: new Set() };
  await writeSysLog(tx, { ...context, actor: newActor }, { action, target: owner.personId, ...(diff && { diff }) });
  return { ...session, browserToken: nextBrowserToken };
}

/** What the person reads after the transaction: session, key, cookies. Throws ACCOUNT_DISABLED. */
export async function enter(context: CallContext, session: Awaited<ReturnType<typeof openSession>>) {
  const { db, appId, services } = context;
  const opened = await findSession(db, appId, session.token, services.now());
  // Banned between the two: as if it had been before.
  if (!opened) throw new AppError('ACCOUNT_DISABLED');
  context.setSessionToken(session.token);
  context.setBrowserToken(session.browserToken);
  return {
    session: {
      id: session.id,
      key: Buffer.from(services.platform.keys.sessionKey(session.id)).toString('base64url'),
      expiresAt: session.expiresAt.toISOString(),
    },
    current: await currentOf(context, opened.actor),
  };
}

/** The way in of every member: checks, what else belongs to this sign-in (`also`), session, log. */
export async function enterAsMember(
  context: CallContext,
  person: MemberAtDoor,
  action: string,
  also: (tx: Db) => Promise<void> = () => Promise.resolve(),
) {
  const session = await context.db.transaction(async (tx) => {
    await also(tx);
    await checkMemberMayEnter(tx, context, person.id);
    const [first] = await organizationsOf(tx, context.appId, person.id).limit(1);
    return openSession(tx, context, {
      realm: 'member',
      personId: person.id,
      pwdHash: person.pwdHash,
      orgId: first?.id ?? null,
      action,
    });
  });
  return enter(context, session);
}
