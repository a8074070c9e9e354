import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { newId } from '../../base/newId.ts';
import { session } from '../../db/schema/people.ts';
import { credentialOf, sha256 } from '../signIn/credential.ts';
import { forgetBrowsersOf } from './knownBrowsers.ts';
import type { Realm } from '../../kit/realm.ts';

/** A session ends when it was not used for this long. */
const IDLE_MS = { member: 24 * HOUR_MS, user: 8 * HOUR_MS } as const;
const ABSOLUTE_MS = 30 * 24 * HOUR_MS;
const TOKEN_BYTES = 32;

export interface NewSession {
  appId: string;
  realm: Realm;
  personId: string;
  pwdHash: string | null;
  orgId: string | null;
  ip: string;
  userAgent: string;
  /** When the person proved who they are; null for a session that only replaces another one. */
  provedAt: Date | null;
}

/** A fresh random token for every sign-in. */
export function newSession(realm: Realm, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { id: newId(), token, expiresAt: new Date(now.getTime() + IDLE_MS[realm]) };
}

/** Stores a session with the hash of its token only. */
export async function keepNewSession(
  db: Db,
  { id, token, expiresAt }: ReturnType<typeof newSession>,
  of: NewSession,
  now: Date,
): Promise<void> {
  await db.insert(session).values({
    appId: of.appId,
    id,
    tokenHash: sha256(token),
    realm: of.realm,
    personId: of.personId,
    credential: credentialOf(of.pwdHash),
    orgId: of.orgId,
    ip: of.ip,
    userAgent: of.userAgent.slice(0, 200),
    createdAt: now,
    seenAt: now,
    expiresAt,
    provedAt: of.provedAt,
  });
}

/** Returns whether the session existed. */
export async function endSession(db: Db, appId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.appId, appId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends the session a cookie belongs to, whichever browser sent it. */
export async function endSessionBehind(db: Db, appId: string, token: string): Promise<void> {
  await db.delete(session).where(and(eq(session.appId, appId), eq(session.tokenHash, sha256(token))));
}

/**
 * Ends every session of these people except `kept`, after a ban, a new role or a new password. Their browsers become
 * unknown, except that of the kept session.
 */
export async function endSessionsOf(
  db: Db,
  {
    appId,
    realm,
    personIds,
    kept,
  }: {
    appId: string;
    realm: Realm;
    personIds: readonly string[];
    kept?: { sessionId: string; browserToken: string | undefined };
  },
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .delete(session)
    .where(
      and(
        eq(session.appId, appId),
        eq(session.realm, realm),
        inArray(session.personId, [...personIds]),
        kept === undefined ? undefined : ne(session.id, kept.sessionId),
      ),
    );
  await forgetBrowsersOf(db, { appId, realm, personIds, keptToken: kept?.browserToken });
}

/** Keeps the session in which a new password was set; all others are invalidated by their old credential. */
export async function keepSession(db: Db, appId: string, id: string, pwdHash: string): Promise<void> {
  await db
    .update(session)
    .set({ credential: credentialOf(pwdHash) })
    .where(and(eq(session.appId, appId), eq(session.id, id)));
}

export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
}

type Touched = Pick<typeof session.$inferSelect, 'appId' | 'id' | 'realm' | 'createdAt'>;

/** Moves the session's end because it is used, up to 30 days after its beginning. */
export async function touchSession(db: Db, row: Touched, now: Date): Promise<Date> {
  const endMs = Math.min(now.getTime() + IDLE_MS[row.realm], row.createdAt.getTime() + ABSOLUTE_MS);
  const expiresAt = new Date(endMs);
  await db
    .update(session)
    .set({ seenAt: now, expiresAt: sql`greatest(${session.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(and(eq(session.appId, row.appId), eq(session.id, row.id)));
  return expiresAt;
}
