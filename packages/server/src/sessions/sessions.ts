import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { ORGANIZATION } from '@aosai/api/domain/statuses';
import type { Db } from '../db/open.ts';
import { newId } from '../db/newId.ts';
import { together } from '../db/together.ts';
import { member, organization, organizationMember, session, user } from '../db/schema/people.ts';
import { role } from '../db/schema/rights.ts';
import type { Actor } from '../resources/context.ts';
import { forgetBrowsersOf } from './knownBrowsers.ts';
import { mayStay } from './mayStay.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A session ends when it was not used for so long. */
const IDLE_MS = { member: 24 * HOUR_MS, user: 8 * HOUR_MS } as const;
const ABSOLUTE_MS = 30 * 24 * HOUR_MS;
/** Using a session moves its end, written down at most this often. */
const TOUCH_MS = 5 * 60 * 1000;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export type Realm = 'member' | 'user';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Changes with the password, so that an old session no longer fits. */
function credentialOf(pwdHash: string | null): string {
  return sha256(pwdHash ?? '').slice(0, 32);
}

export interface NewSession {
  appId: string;
  realm: Realm;
  personId: string;
  pwdHash: string | null;
  orgId: string | null;
  ip: string;
  userAgent: string;
}

/** A fresh random token for every sign-in; the table keeps only its hash. */
export async function createSession(db: Db, of: NewSession, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = newId();
  const expiresAt = new Date(now.getTime() + IDLE_MS[of.realm]);
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
  });
  return { id, token, expiresAt };
}

/** Whether it was there to be ended. */
export async function endSession(db: Db, appId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.appId, appId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends the session behind a cookie, in whoever's browser it is. */
export async function endSessionBehind(db: Db, appId: string, token: string): Promise<void> {
  await db.delete(session).where(and(eq(session.appId, appId), eq(session.tokenHash, sha256(token))));
}

/**
 * Ends every session of these people, but the one that is `kept`: after a ban, a new role or a new password. Their
 * browsers are strangers again, but the one of that session.
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

/** The session in which a new password was set goes on with it; all others end by themselves. */
export async function keepSession(db: Db, appId: string, id: string, pwdHash: string): Promise<void> {
  await db
    .update(session)
    .set({ credential: credentialOf(pwdHash) })
    .where(and(eq(session.appId, appId), eq(session.id, id)));
}

export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
}

export type SignedIn = Exclude<Actor, { kind: 'anonymous' }>;

export interface FoundSession {
  actor: SignedIn;
  /** True when this use moved the session's end: the cookie needs a new one too. */
  extended: boolean;
}

/** What the roles of a back-office user allow together, as `resource:operation`. */
export function permissionsOf() {
  return sql<string[]>`(
    select coalesce(jsonb_agg(distinct permission), '[]'::jsonb)
    from ${role}, jsonb_array_elements_text(${role.permissions}) as permission
    where ${role.appId} = ${user.appId} and ${role.deletedAt} is null and ${user.roleIds} ? ${role.id}
  )`;
}

const columns = {
  session: {
    appId: session.appId,
    id: session.id,
    tokenHash: session.tokenHash,
    realm: session.realm,
    credential: session.credential,
    orgId: session.orgId,
    createdAt: session.createdAt,
    seenAt: session.seenAt,
    expiresAt: session.expiresAt,
  },
  member: {
    id: member.id,
    type: member.type,
    birthYm: member.birthYm,
    pwdHash: member.pwdHash,
    mustChangePwd: member.mustChangePwd,
  },
  user: { id: user.id, isSuper: user.isSuper, pwdHash: user.pwdHash, mustChangePwd: user.mustChangePwd },
  permissions: permissionsOf(),
  orgRoles: organizationMember.roles,
};

interface Wanted {
  appId: string;
  tokenHash: string;
  now: Date;
}

/** Every call asks this first, so the statement is built once, and calls that come at once share it. */
function sessionFinder(db: Db) {
  const find = db
    .select(columns)
    .from(session)
    .leftJoin(
      member,
      and(
        eq(session.realm, 'member'),
        eq(member.appId, session.appId),
        eq(member.id, session.personId),
        eq(member.status, '1'),
        isNull(member.deletedAt),
      ),
    )
    .leftJoin(
      user,
      and(
        eq(session.realm, 'user'),
        eq(user.appId, session.appId),
        eq(user.id, session.personId),
        eq(user.status, 'active'),
        isNull(user.deletedAt),
      ),
    )
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, session.appId),
        eq(organizationMember.orgId, session.orgId),
        eq(organizationMember.memberId, session.personId),
        eq(organizationMember.status, 'active'),
        // One that was disabled is nobody's any more, from the next call on.
        sql`exists (
          select 1 from ${organization}
          where ${organization.appId} = ${session.appId} and ${organization.id} = ${session.orgId}
            and ${organization.status} = ${ORGANIZATION.passed} and ${organization.deletedAt} is null
        )`,
      ),
    )
    .where(
      and(
        sql`${session.appId} = any(${sql.placeholder('appIds')}::text[])`,
        sql`${session.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
      ),
    )
    .prepare('find_sessions');
  return together(async (wanted: readonly Wanted[]) => {
    const appIds = [...new Set(wanted.map(({ appId }) => appId))];
    const tokenHashes = [...new Set(wanted.map(({ tokenHash }) => tokenHash))];
    const rows = await find.execute({ appIds, tokenHashes });
    return wanted.map(({ appId, tokenHash, now }) =>
      rows.find(
        (row) => row.session.appId === appId && row.session.tokenHash === tokenHash && row.session.expiresAt > now,
      ),
    );
  });
}

const finders = new WeakMap<Db, ReturnType<typeof sessionFinder>>();

/**
 * The living session behind a cookie, with what its person may do now: rights, organization roles and bans are read
 * each time and never copied into the session.
 */
export async function findSession(db: Db, appId: string, token: string, now: Date): Promise<FoundSession | null> {
  if (!TOKEN.test(token)) return null;
  const find = finders.get(db) ?? sessionFinder(db);
  finders.set(db, find);
  const row = await find({ appId, tokenHash: sha256(token), now });
  const person = row?.member ?? row?.user;
  if (!row || !person || credentialOf(person.pwdHash) !== row.session.credential) return null;

  const extended = now.getTime() - row.session.seenAt.getTime() >= TOUCH_MS;
  if (extended && row.member && !(await mayStay(db, appId, row.member, now))) {
    await endSession(db, appId, row.session.id);
    return null;
  }
  const expiresAt = extended ? await touch(db, row.session, now) : row.session.expiresAt;
  if (row.member) {
    return {
      extended,
      actor: {
        kind: 'member',
        sessionId: row.session.id,
        memberId: row.member.id,
        type: row.member.type,
        orgId: row.orgRoles ? row.session.orgId : null,
        orgRoles: row.orgRoles ?? [],
        mustChangePwd: row.member.mustChangePwd,
        expiresAt,
      },
    };
  }
  if (!row.user) return null;
  const { id, isSuper, mustChangePwd } = row.user;
  return {
    extended,
    actor: {
      kind: 'user',
      sessionId: row.session.id,
      userId: id,
      isSuper,
      permissions: new Set(row.permissions),
      mustChangePwd,
      expiresAt,
    },
  };
}

type Touched = Pick<typeof session.$inferSelect, 'appId' | 'id' | 'realm' | 'createdAt'>;

async function touch(db: Db, row: Touched, now: Date): Promise<Date> {
  const endMs = Math.min(now.getTime() + IDLE_MS[row.realm], row.createdAt.getTime() + ABSOLUTE_MS);
  const expiresAt = new Date(endMs);
  await db
    .update(session)
    .set({ seenAt: now, expiresAt: sql`greatest(${session.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(and(eq(session.appId, row.appId), eq(session.id, row.id)));
  return expiresAt;
}
