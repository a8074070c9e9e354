import { DEMO } from '../../platform/demoReach/demoAccounts.ts';
import type { Db } from '../../db/open.ts';
import { perDatabase } from '../../db/perDatabase.ts';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../kit/actor.ts';
import { credentialOf, sha256 } from '../signIn/credential.ts';
import { type AskedSession, memberSession, userSession } from './sessionRows.ts';
import { endSession, touchSession } from './sessions.ts';
import type { Realm } from '../../kit/realm.ts';
import { and, eq } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { member } from '../../db/schema/people.ts';
import { hasConsent } from '../minors/consentState.ts';

/** Whether a child stays signed in: while a guardian's consent is valid, and until a running attempt is handed in. */
async function mayStaySignedIn(
  db: Db,
  appId: string,
  { id, birthYm }: Pick<typeof member.$inferSelect, 'id' | 'birthYm'>,
  now: Date,
): Promise<boolean> {
  if (await hasConsent(db, { appId, memberId: id, birthYm }, now)) return true;
  const [running] = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, id),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
      ),
    )
    .limit(1);
  return running !== undefined;
}

/** Using a session moves its end; stored at most this often. */
const TOUCH_MS = 5 * 60 * 1000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const MAX_KNOWN = 20_000;

export type SignedIn = Exclude<Actor, { kind: 'anonymous' }>;

export interface FoundSession {
  actor: SignedIn;
  /** True when this use moved the session's end: renew the cookie too. */
  extended: boolean;
  /** A person of the demo, whose password is published. */
  isDemo: boolean;
}

/** Maps cookies to session id and realm, which never change. Whether the session is alive is queried each time. */
type Known = LRUCache<string, { id: string; realm: Realm }>;

const knownOf = perDatabase((): Known => new LRUCache({ max: MAX_KNOWN }));

const keyOf = ({ appId, tokenHash }: AskedSession) => `${appId}/${tokenHash}`;

/** Caches a session just opened, so that its first use queries only its realm. */
export function rememberOpened(db: Db, appId: string, token: string, opened: { id: string; realm: Realm }): void {
  knownOf(db).set(keyOf({ appId, tokenHash: sha256(token) }), opened);
}

function findRow(db: Db, asked: AskedSession, realm: Realm | undefined) {
  if (realm === 'member') return memberSession(db)(asked);
  if (realm === 'user') return userSession(db)(asked);
  return Promise.all([memberSession(db)(asked), userSession(db)(asked)]).then(([member, user]) => member ?? user);
}

/**
 * The id of the session that this cookie opened, alive or not, if this process has seen it alive; enough to verify a
 * signature while the session itself is being looked up.
 */
export function sessionIdBehind(db: Db, appId: string, token: string): string | undefined {
  return TOKEN.test(token) ? knownOf(db).get(keyOf({ appId, tokenHash: sha256(token) }))?.id : undefined;
}

/**
 * The living session of a cookie, with the current permissions of its person: rights, organization roles and bans are
 * read each time and never copied into the session.
 */
export async function findSession(db: Db, appId: string, token: string, now: Date): Promise<FoundSession | null> {
  if (!TOKEN.test(token)) return null;
  const asked = { appId, tokenHash: sha256(token) };
  const known = knownOf(db);
  const row = await findRow(db, asked, known.get(keyOf(asked))?.realm);
  const person = row && ('member' in row ? row.member : row.user);
  if (!row || !person || row.session.expiresAt <= now || credentialOf(person.pwdHash) !== row.session.credential) {
    known.delete(keyOf(asked));
    return null;
  }
  known.set(keyOf(asked), { id: row.session.id, realm: row.session.realm });

  const extended = now.getTime() - row.session.seenAt.getTime() >= TOUCH_MS;
  if (extended && 'member' in row && !(await mayStaySignedIn(db, appId, row.member, now))) {
    await endSession(db, appId, row.session.id);
    return null;
  }
  const expiresAt = extended ? await touchSession(db, row.session, now) : row.session.expiresAt;
  const isDemo = person.createdBy === DEMO;
  if ('member' in row) {
    return {
      extended,
      isDemo,
      actor: {
        kind: 'member',
        sessionId: row.session.id,
        memberId: row.member.id,
        type: row.member.type,
        orgId: row.orgRoles ? row.session.orgId : null,
        orgRoles: row.orgRoles ?? [],
        mustChangePwd: row.member.mustChangePwd,
        mustSetSecondFactor: row.mustSetSecondFactor,
        expiresAt,
      },
    };
  }
  const { id, isSuper, mustChangePwd } = row.user;
  const { provedAt, createdAt } = row.session;
  return {
    extended,
    isDemo,
    actor: {
      kind: 'user',
      sessionId: row.session.id,
      userId: id,
      isSuper,
      permissions: new Set(row.permissions),
      mustChangePwd,
      mustSetSecondFactor: row.mustSetSecondFactor,
      provedAgainAt: provedAt !== null && provedAt > createdAt ? provedAt : null,
      expiresAt,
    },
  };
}
