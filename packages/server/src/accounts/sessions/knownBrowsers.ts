import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { knownBrowser } from '../../db/schema/signIn.ts';
import type { Realm } from '../../kit/realm.ts';

/** A browser without a sign-in for this long is unknown again. */
export const KNOWN_FOR_DAYS = 180;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const newBrowserToken = (): string => randomBytes(32).toString('base64url');
/** The stored hash of the cookie's secret; null without a valid one. */
export const browserHashOf = (token: string | undefined): string | null =>
  token !== undefined && TOKEN.test(token) ? sha256(token) : null;

interface Person {
  appId: string;
  realm: Realm;
  personId: string;
}

/**
 * After a sign-in: makes the browser known for this person, with a new secret; it stays known for others who have
 * signed in here. Pass the transaction of the session.
 */
export async function rememberBrowser(
  tx: Db,
  { appId, realm, personId }: Person,
  token: string | undefined,
  now: Date,
): Promise<string> {
  const next = newBrowserToken();
  const tokenHash = sha256(next);
  const before = browserHashOf(token);
  if (before !== null) {
    await tx
      .update(knownBrowser)
      .set({ tokenHash })
      .where(and(eq(knownBrowser.appId, appId), eq(knownBrowser.tokenHash, before)));
  }
  await tx
    .insert(knownBrowser)
    .values({ appId, id: newId(), tokenHash, realm, personId, createdAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [knownBrowser.appId, knownBrowser.tokenHash, knownBrowser.realm, knownBrowser.personId],
      set: { seenAt: now },
    });
  return next;
}

/**
 * The row id if this browser has signed this person in before. Runs the same query for accounts that do not exist, so
 * that the time reveals nothing.
 */
export async function findKnownBrowser(
  db: Db,
  { appId, realm, personId }: Omit<Person, 'personId'> & { personId: string | undefined },
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  const tokenHash = browserHashOf(token);
  if (tokenHash === null) return null;
  const since = now.getTime() - KNOWN_FOR_DAYS * DAY_MS;
  const rows = await db
    .select({ id: knownBrowser.id, personId: knownBrowser.personId, seenAt: knownBrowser.seenAt })
    .from(knownBrowser)
    .where(and(eq(knownBrowser.appId, appId), eq(knownBrowser.tokenHash, tokenHash), eq(knownBrowser.realm, realm)));
  return rows.find((row) => row.personId === personId && row.seenAt.getTime() > since)?.id ?? null;
}

/** After a ban or a new password no browser is known any longer, except the one that is kept. */
export async function forgetBrowsersOf(
  db: Db,
  {
    appId,
    realm,
    personIds,
    keptToken,
  }: Omit<Person, 'personId'> & {
    personIds: readonly string[];
    keptToken?: string | undefined;
  },
): Promise<void> {
  const kept = browserHashOf(keptToken);
  await db
    .delete(knownBrowser)
    .where(
      and(
        eq(knownBrowser.appId, appId),
        eq(knownBrowser.realm, realm),
        inArray(knownBrowser.personId, [...personIds]),
        kept === null ? undefined : ne(knownBrowser.tokenHash, kept),
      ),
    );
}

/** The ids of the browsers known for these people; each has tries of its own. */
export async function browsersOf(
  db: Db,
  { appId, realm, personIds }: Omit<Person, 'personId'> & { personIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .select({ id: knownBrowser.id })
    .from(knownBrowser)
    .where(
      and(eq(knownBrowser.appId, appId), eq(knownBrowser.realm, realm), inArray(knownBrowser.personId, [...personIds])),
    );
  return rows.map(({ id }) => id);
}

export async function forgetOldBrowsers(db: Db, now: Date): Promise<void> {
  await db.delete(knownBrowser).where(lt(knownBrowser.seenAt, new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS)));
}
