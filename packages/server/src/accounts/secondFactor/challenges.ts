import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { signInChallenge } from '../../db/schema/signIn.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { browserHashOf, newBrowserToken } from '../sessions/knownBrowsers.ts';
import { credentialOf, sha256 } from '../signIn/credential.ts';
import type { WxIdentity } from '../weChat/wxTicket.ts';

/** Long enough to find the telephone. */
const LIFE_MS = 10 * MINUTE_MS;

/** The first step of a sign-in that succeeded. */
interface FirstStep extends RealmPerson {
  pwdHash: string | null;
  action: string;
  binds?: WxIdentity | undefined;
}

/** A sign-in that waits for its second step: the token for the page, and the cookie that binds it to the browser. */
export interface AskedForFactor {
  challenge: string;
  browserToken: string;
}

/** Stores that the first step succeeded; only the hash of the token is stored. */
export async function askForFactor(
  tx: Db,
  { appId, services, browserToken }: CallContext,
  { realm, personId, pwdHash, action, binds }: FirstStep,
): Promise<AskedForFactor> {
  const now = services.now();
  const challenge = randomBytes(32).toString('base64url');
  const known = browserHashOf(browserToken) === null ? newBrowserToken() : (browserToken ?? newBrowserToken());
  await tx.insert(signInChallenge).values({
    appId,
    id: newId(),
    tokenHash: sha256(challenge),
    browserHash: browserHashOf(known) ?? '',
    realm,
    personId,
    credential: credentialOf(pwdHash),
    action,
    binds: binds ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return { challenge, browserToken: known };
}

/**
 * The waiting sign-in of this token. Call `use` in the transaction of the session. Throws SECOND_FACTOR_OVER for one
 * that is unknown, used, too old or another browser's.
 */
export async function findChallenge({ db, appId, services, browserToken }: CallContext, challenge: string) {
  const now = services.now();
  const isOpen = and(
    eq(signInChallenge.appId, appId),
    eq(signInChallenge.tokenHash, sha256(challenge)),
    eq(signInChallenge.browserHash, browserHashOf(browserToken) ?? ''),
    isNull(signInChallenge.usedAt),
    gt(signInChallenge.expiresAt, now),
  );
  const [row] = await db.select().from(signInChallenge).where(isOpen);
  if (!row) throw new AppError('SECOND_FACTOR_OVER');
  const use = async (tx: Db) => {
    const used = await tx
      .update(signInChallenge)
      .set({ usedAt: now })
      .where(isOpen)
      .returning({ id: signInChallenge.id });
    if (used.length === 0) throw new AppError('SECOND_FACTOR_OVER');
  };
  return { ...row, use };
}

export async function forgetOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(signInChallenge).where(lt(signInChallenge.expiresAt, now));
}
