import { findKnownBrowser } from '../sessions/knownBrowsers.ts';
import { countKnownTry, countLoginTry, type LoginTry } from './loginLimits.ts';
import { demandWork } from '../captcha/proofOfWork.ts';
import type { Realm } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { tryKey } from './memberByName.ts';
import { browserTries } from './personTries.ts';

/** Additional proofs for a password try, required after failures. */
export interface TryProof {
  captcha?: string | undefined;
  proof?: string | undefined;
}

interface Tried {
  id: string;
  /** The school that made the account. */
  orgId?: string | null;
}

/**
 * Counts a try of a password, whichever call makes it. A browser that has signed this account in before has its own
 * count; others share those of the account and of the address. Throws LOGIN_LOCKED, WORK_REQUIRED, CAPTCHA_REQUIRED.
 */
export async function countPasswordTry(
  context: CallContext,
  {
    realm,
    found,
    typed,
    school,
    ...given
  }: TryProof & {
    /** The school given along with a student's number. */
    school?: string | undefined;
    realm: Realm;
    found: Tried | undefined;
    typed: string;
  },
): Promise<LoginTry> {
  const { db, appId, services, ip, browserToken } = context;
  const now = services.now();
  const known = await findKnownBrowser(db, { appId, realm, personId: found?.id }, browserToken, now);
  if (known !== null) return countKnownTry(db, { appId, subject: browserTries(known), now });
  const account = tryKey(context, realm, found, typed);
  return countLoginTry(db, {
    appId,
    account,
    address: ip,
    school: found?.orgId ?? school ?? null,
    now,
    locks: true,
    demandWork: (growth) =>
      demandWork(context, { step: 'signIn', subject: account, growth, ...given, proof: given.proof }),
  });
}
