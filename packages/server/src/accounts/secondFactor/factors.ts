import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { rawRows } from '../../db/rawRows.ts';
import { passkey, passkeyChallenge, recoveryCode, signInChallenge, totpFactor } from '../../db/schema/signIn.ts';
import type { Realm, RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';
import { findKnownBrowser } from '../sessions/knownBrowsers.ts';
import { countKnownTry, type LoginTry } from '../signIn/loginLimits.ts';
import { browserSecondTries, secondTries } from '../signIn/personTries.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { app } from '../../db/schema/platform.ts';
import { type GivenPasskey, passkeysOf, usePasskey } from './passkeys.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts';
import { isFactorRequired } from './requiredFactor.ts';
import { stepOfCode } from './totp.ts';

/** What somebody gives as second factor: exactly one of these. */
export interface GivenFactor {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: GivenPasskey | undefined;
}

export type FactorWay = 'totp' | 'recovery' | 'passkey';

export const totpOf = (appId: string, { realm, personId }: RealmPerson) =>
  and(eq(totpFactor.appId, appId), eq(totpFactor.realm, realm), eq(totpFactor.personId, personId));

export async function hasTotp(db: Db, appId: string, owner: RealmPerson): Promise<boolean> {
  const [row] = await db
    .select({ personId: totpFactor.personId })
    .from(totpFactor)
    .where(and(totpOf(appId, owner), isNotNull(totpFactor.secretEnc)));
  return row !== undefined;
}

/** Whether this person has to give a second factor to sign in. */
export async function hasSecondFactor(db: Db, appId: string, owner: RealmPerson): Promise<boolean> {
  // One statement, since every sign-in asks.
  const [row] = await rawRows<{ has: boolean }>(
    db,
    sql`select exists (
        select 1 from ${totpFactor} where ${totpOf(appId, owner)} and ${totpFactor.secretEnc} is not null
      ) or exists (select 1 from ${passkey} where ${passkeysOf(appId, owner)}) as has`,
  );
  return row?.has === true;
}

/** The name of the app, as devices show it. */
export async function issuerOf({ db, appId }: Pick<CallContext, 'db' | 'appId'>): Promise<string> {
  const [row] = await db.select({ name: app.name }).from(app).where(eq(app.appId, appId)).limit(1);
  return row?.name ?? 'Aosai';
}

/** The first second factor brings recovery codes, and signs the account out everywhere else. */
export async function afterFirstFactor(
  tx: Db,
  context: CallContext,
  owner: RealmPerson,
  kept: { sessionId: string; browserToken: string | undefined },
): Promise<string[]> {
  const { realm, personId } = owner;
  const recoveryCodes = await replaceRecoveryCodes(tx, context, owner);
  await endSessionsOf(tx, { appId: context.appId, realm, personIds: [personId], kept });
  return recoveryCodes;
}

/** With the last second factor the recovery codes go. Throws SECOND_FACTOR_KEPT where one is required. */
export async function afterRemoval(tx: Db, appId: string, { realm, personId }: RealmPerson): Promise<void> {
  const owner = { realm, personId };
  if (await hasSecondFactor(tx, appId, owner)) return;
  if (await isFactorRequired(tx, appId, owner)) throw new AppError('SECOND_FACTOR_KEPT');
  await forgetFactorsOf(tx, { appId, realm, personIds: [personId] });
}

/**
 * Counts a try of a second factor like one of a password: five, then a wait that doubles. A browser that has signed
 * this account in before has its own count, so that somebody who has the password cannot lock the owner out there.
 * Throws SECOND_FACTOR_LOCKED.
 */
export async function countFactorTry(context: CallContext, owner: RealmPerson): Promise<LoginTry> {
  const { db, appId, services, browserToken } = context;
  const now = services.now();
  const known = await findKnownBrowser(db, { appId, ...owner }, browserToken, now);
  const subject = known === null ? secondTries(owner.realm, owner.personId) : browserSecondTries(known);
  try {
    return await countKnownTry(db, { appId, subject, now });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LOGIN_LOCKED') throw error;
    throw new AppError('SECOND_FACTOR_LOCKED', error.params, { cause: error });
  }
}

/** Uses up a code of the authenticator app. Returns false for one that is wrong or used, also when two calls race. */
async function useTotp(tx: Db, { appId, services }: CallContext, owner: RealmPerson, code: string): Promise<boolean> {
  const [row] = await tx
    .select({ secretEnc: totpFactor.secretEnc, lastStep: totpFactor.lastStep })
    .from(totpFactor)
    .where(totpOf(appId, owner));
  if (!row || row.secretEnc === null) return false;
  const secret = Buffer.from(services.platform.keys.openField(row.secretEnc), 'base64url');
  const step = stepOfCode(secret, code, { nowMs: services.now().getTime(), lastStep: row.lastStep });
  if (step === null) return false;
  const isUnused = or(isNull(totpFactor.lastStep), lt(totpFactor.lastStep, step));
  const used = await tx
    .update(totpFactor)
    .set({ lastStep: step })
    .where(and(totpOf(appId, owner), eq(totpFactor.secretEnc, row.secretEnc), isUnused))
    .returning({ personId: totpFactor.personId });
  return used.length > 0;
}

/**
 * Checks a second factor and uses it up, in the transaction of what it is given for. Every wrong code gets the same
 * answer, SECOND_FACTOR_WRONG; a passkey throws the errors of `usePasskey`.
 *
 * @param challenge taken for a passkey before the transaction
 */
export async function useFactor(
  tx: Db,
  context: CallContext,
  owner: RealmPerson,
  { code, recoveryCode: recovery, passkey: given }: GivenFactor,
  challenge: string | null,
): Promise<FactorWay> {
  if (given !== undefined && challenge !== null) {
    await usePasskey(tx, context, owner, { given, challenge });
    return 'passkey';
  }
  if (code !== undefined && (await useTotp(tx, context, owner, code))) return 'totp';
  if (recovery !== undefined && (await useRecoveryCode(tx, context, owner, recovery))) return 'recovery';
  throw new AppError('SECOND_FACTOR_WRONG');
}

/** Deletes all second factors of these people, with sign-ins that wait for one. */
export async function forgetFactorsOf(
  tx: Db,
  { appId, realm, personIds }: { appId: string; realm: Realm; personIds: readonly string[] },
): Promise<void> {
  for (const table of [totpFactor, recoveryCode, signInChallenge, passkey, passkeyChallenge]) {
    await tx
      .delete(table)
      .where(and(eq(table.appId, appId), eq(table.realm, realm), inArray(table.personId, [...personIds])));
  }
}
