import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { passkeyChallenge } from '../../db/schema/signIn.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { hasTotp } from './factors.ts';
import { knownPasskeys, passkeySite } from './passkeys.ts';

const LIFE_MS = 5 * MINUTE_MS;

/** What a challenge is for: a change or a proof in a session, or a sign-in that waits for its second step. */
export interface PasskeyPurpose {
  kind: 'add' | 'prove' | 'signIn';
  /** The id of the session or of the waiting sign-in. */
  of: string;
}

const keyOf = ({ kind, of }: PasskeyPurpose): string => `${kind}:${of}`;

/** Makes a challenge, in the place of an earlier one for the same purpose. */
export async function newPasskeyChallenge(
  { db, appId, services }: CallContext,
  owner: RealmPerson,
  purpose: PasskeyPurpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const { realm, personId } = owner;
  const fresh = { realm, personId, challenge, expiresAt: new Date(services.now().getTime() + LIFE_MS) };
  await db
    .insert(passkeyChallenge)
    .values({ appId, purpose: keyOf(purpose), ...fresh })
    .onConflictDoUpdate({ target: [passkeyChallenge.appId, passkeyChallenge.purpose], set: fresh });
  return challenge;
}

/**
 * Takes the challenge away, whatever comes of it: call it before the transaction of its use, so that a failure does not
 * bring it back. Throws PASSKEY_OVER if it was used, replaced, or is too old.
 */
export async function takePasskeyChallenge(
  { db, appId, services }: CallContext,
  { realm, personId }: RealmPerson,
  purpose: PasskeyPurpose,
): Promise<string> {
  const [taken] = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.appId, appId),
        eq(passkeyChallenge.purpose, keyOf(purpose)),
        eq(passkeyChallenge.realm, realm),
        eq(passkeyChallenge.personId, personId),
        gt(passkeyChallenge.expiresAt, services.now()),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  if (!taken) throw new AppError('PASSKEY_OVER');
  return taken.challenge;
}

/** With what a person can do the second step, with a challenge for their passkeys. */
export async function waysOf(context: CallContext, owner: RealmPerson, purpose: PasskeyPurpose) {
  const { db, appId } = context;
  const site = await passkeySite(db, appId);
  const known = site ? await knownPasskeys(db, appId, owner, site.domain) : [];
  const passkey =
    site && known.length > 0
      ? { domain: site.domain, challenge: await newPasskeyChallenge(context, owner, purpose), known }
      : null;
  return { hasTotp: await hasTotp(db, appId, owner), passkey };
}

export async function forgetOldPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}
