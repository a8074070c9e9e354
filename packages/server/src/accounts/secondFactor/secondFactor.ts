import { randomBytes } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { totpFactor } from '../../db/schema/signIn.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { devicesOf, endDevice } from '../sessions/devices.ts';
import {
  afterFirstFactor,
  afterRemoval,
  countFactorTry,
  hasSecondFactor,
  hasTotp,
  issuerOf,
  totpOf,
} from './factors.ts';
import { ownPasskeys, passkeyCalls } from './ownPasskeys.ts';
import { factorOwner, ownAccount, prove, provedUntil, requireRecentProof } from './recentProof.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recoveryCodes.ts';
import { isFactorRequired } from './requiredFactor.ts';
import { secondStep } from './secondStep.ts';
import { base32, stepOfCode, totpAddress } from './totp.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** How long a new secret waits for its first code. */
const NEW_SECRET_MS = 15 * MINUTE_MS;

const beginTotp = async (context: CallContext) => {
  await requireRecentProof(context);
  const { appId, services } = context;
  const { sessionId: _, ...owner } = factorOwner(context);
  const { account } = await ownAccount(context);
  const secret = randomBytes(SECRET_BYTES);
  const fresh = {
    newSecretEnc: services.platform.keys.sealField(secret.toString('base64url')),
    newUntil: new Date(services.now().getTime() + NEW_SECRET_MS),
  };
  await audited(context, 'secondFactor:beginTotp', async (tx) => {
    await tx
      .insert(totpFactor)
      .values({ appId, ...owner, ...fresh })
      .onConflictDoUpdate({ target: [totpFactor.appId, totpFactor.realm, totpFactor.personId], set: fresh });
    return { told: { target: owner.personId } };
  });
  return { secret: base32(secret), address: totpAddress(secret, { issuer: await issuerOf(context), account }) };
};

const confirmTotp = async (context: CallContext, code: string) => {
  await requireRecentProof(context);
  const { appId, services, browserToken } = context;
  const { sessionId, ...owner } = factorOwner(context);
  const now = services.now();
  const attempt = await countFactorTry(context, owner);
  const answer = await audited(context, 'secondFactor:confirmTotp', async (tx) => {
    const [row] = await tx.select().from(totpFactor).where(totpOf(appId, owner)).for('update');
    if (!row || row.newSecretEnc === null || row.newUntil === null || row.newUntil <= now) {
      throw new AppError('TOTP_OVER');
    }
    const secret = Buffer.from(services.platform.keys.openField(row.newSecretEnc), 'base64url');
    const step = stepOfCode(secret, code, { nowMs: now.getTime(), lastStep: null });
    if (step === null) throw new AppError('SECOND_FACTOR_WRONG');
    const isFirst = !(await hasSecondFactor(tx, appId, owner));
    await tx
      .update(totpFactor)
      .set({ secretEnc: row.newSecretEnc, since: now, lastStep: step, newSecretEnc: null, newUntil: null })
      .where(totpOf(appId, owner));
    const recoveryCodes = isFirst ? await afterFirstFactor(tx, context, owner, { sessionId, browserToken }) : [];
    return { answer: { recoveryCodes }, told: { target: owner.personId } };
  });
  await attempt.succeeded();
  return answer;
};

export const secondFactor = {
  ...secondStep,
  ...passkeyCalls,

  async queryMine(context) {
    const { db, appId } = context;
    const { sessionId: _, ...owner } = factorOwner(context);
    const [totp] = await db.select({ since: totpFactor.since }).from(totpFactor).where(totpOf(appId, owner));
    const { pwdHash, isDemo } = await ownAccount(context);
    const until = await provedUntil(context);
    return {
      totp: totp?.since ? { since: totp.since.toISOString() } : null,
      ...(await ownPasskeys(context, owner)),
      recoveryCodesLeft: await recoveryCodesLeft(db, context, owner),
      hasPassword: pwdHash !== null,
      isDemo,
      isRequired: await isFactorRequired(db, appId, owner),
      provedUntil: until?.toISOString() ?? null,
    };
  },

  async prove(context, given) {
    return { provedUntil: (await prove(context, given)).toISOString() };
  },

  beginTotp,
  confirmTotp: (context, { code }) => confirmTotp(context, code),

  async removeTotp(context) {
    await requireRecentProof(context);
    const { appId } = context;
    const { realm, personId } = factorOwner(context);
    return audited(context, 'secondFactor:removeTotp', async (tx) => {
      const owner = { realm, personId };
      if (!(await hasTotp(tx, appId, owner))) throw new AppError('SECOND_FACTOR_NONE');
      await tx.delete(totpFactor).where(totpOf(appId, owner));
      await afterRemoval(tx, appId, owner);
      return { answer: { removed: true }, told: { target: personId } };
    });
  },

  async newRecoveryCodes(context) {
    await requireRecentProof(context);
    const { sessionId: _, ...owner } = factorOwner(context);
    return audited(context, 'secondFactor:newRecoveryCodes', async (tx) => {
      if (!(await hasSecondFactor(tx, context.appId, owner))) throw new AppError('SECOND_FACTOR_NONE');
      return {
        answer: { recoveryCodes: await replaceRecoveryCodes(tx, context, owner) },
        told: { target: owner.personId },
      };
    });
  },

  async queryDevices(context) {
    return { devices: await devicesOf(context, factorOwner(context)) };
  },

  async endDevice(context, { id }) {
    const owner = factorOwner(context);
    return audited(context, 'secondFactor:endDevice', async (tx) => {
      await endDevice(tx, context.appId, owner, id);
      return { answer: { id }, told: { target: owner.personId } };
    });
  },
} satisfies ResourceHandlers<'secondFactor'>;
