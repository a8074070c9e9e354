import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member, session, user } from '../../db/schema/people.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { PROOF_MS } from '../../kit/provedAgain.ts';
import { DEMO } from '../../platform/demoReach/demoAccounts.ts';
import { audited } from '../../kit/rows/audited.ts';
import type { SignedIn } from '../sessions/findSession.ts';
import { countKnownTry } from '../signIn/loginLimits.ts';
import { ownerTries, userOwnerTries } from '../signIn/personTries.ts';
import { verifyPassword } from '../signIn/password.ts';
import { takePasskeyChallenge } from './passkeyChallenges.ts';
import { countFactorTry, type GivenFactor, hasSecondFactor, useFactor } from './factors.ts';

/** The person behind the session. */
export function factorOwner({ actor }: Pick<CallContext, 'actor'>): RealmPerson & { sessionId: string } {
  if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  return { ...ownerOf(actor), sessionId: actor.sessionId };
}

const ownerOf = (actor: SignedIn): RealmPerson =>
  actor.kind === 'member' ? { realm: 'member', personId: actor.memberId } : { realm: 'user', personId: actor.userId };

const oneSession = ({ appId }: CallContext, sessionId: string) =>
  and(eq(session.appId, appId), eq(session.id, sessionId));

/** Account, password and origin of the signed-in person. */
export async function ownAccount({ db, appId, actor }: CallContext) {
  const { realm, personId } = factorOwner({ actor });
  const table = realm === 'member' ? member : user;
  const [row] = await db
    .select({ account: table.account, pwdHash: table.pwdHash, createdBy: table.createdBy })
    .from(table)
    .where(and(eq(table.appId, appId), eq(table.id, personId), isNull(table.deletedAt)));
  if (!row) throw new AppError('SIGN_IN_REQUIRED');
  return { ...row, isDemo: row.createdBy === DEMO };
}

/** Until when the session may change second factors without a new proof; null if it may not. A sign-in counts. */
export async function provedUntil(context: CallContext): Promise<Date | null> {
  const [row] = await context.db
    .select({ provedAt: session.provedAt })
    .from(session)
    .where(oneSession(context, factorOwner(context).sessionId));
  const until = new Date((row?.provedAt?.getTime() ?? 0) + PROOF_MS);
  return until > context.services.now() ? until : null;
}

/**
 * Admits a change of second factors: a stolen session must not add one of its own or remove those of the owner. Throws
 * PROVE_AGAIN, and SECOND_FACTOR_DEMO where the password is public and anybody could lock out everybody else.
 */
export async function requireRecentProof(context: CallContext): Promise<void> {
  if ((await ownAccount(context)).isDemo) throw new AppError('SECOND_FACTOR_DEMO');
  if ((await provedUntil(context)) === null) throw new AppError('PROVE_AGAIN');
}

/**
 * Proves again that the owner is at the keyboard: by the password, and the second factor where there is one. All calls
 * of sessions share one count of the password. Throws PROOF_FAILED, LOGIN_LOCKED, SECOND_FACTOR_WRONG,
 * SECOND_FACTOR_LOCKED, and the errors of passkeys.
 */
export async function prove(
  context: CallContext,
  { password, ...given }: GivenFactor & { password: string },
): Promise<Date> {
  const { db, appId, services } = context;
  const { sessionId, ...owner } = factorOwner(context);
  const now = services.now();
  const { pwdHash } = await ownAccount(context);
  const subject = owner.realm === 'member' ? ownerTries(owner.personId) : userOwnerTries(owner.personId);
  const attempt = await countKnownTry(db, { appId, subject, now });
  if (!(await verifyPassword(pwdHash, password))) throw new AppError('PROOF_FAILED');
  await attempt.succeeded();
  const asksFactor = await hasSecondFactor(db, appId, owner);
  const factorTry = asksFactor ? await countFactorTry(context, owner) : null;
  const challenge =
    asksFactor && given.passkey ? await takePasskeyChallenge(context, owner, { kind: 'prove', of: sessionId }) : null;
  await audited(context, 'secondFactor:prove', async (tx) => {
    if (asksFactor) await useFactor(tx, context, owner, given, challenge);
    await tx.update(session).set({ provedAt: now }).where(oneSession(context, sessionId));
    return { told: { target: owner.personId } };
  });
  await factorTry?.succeeded();
  return new Date(now.getTime() + PROOF_MS);
}
