import { AppError } from '@aosai/api/kit/errors';
import { ownProofOf } from '@aosai/api/accounts/ownProof';
import { countKnownTry } from './loginLimits.ts';
import { verifyPassword } from './password.ts';
import { checkCode, type CodeRequest, type ProvenCode } from './verifyCodes.ts';
import type { CallContext } from '../../kit/context.ts';
import { type MemberRecord, mobileOf } from '../member/memberScope.ts';
import { ownerTries } from './personTries.ts';

export interface OwnerProof {
  password?: string | undefined;
  verifyCode?: string | undefined;
}

/**
 * Whether this is the member's password. A stolen session must not allow guessing it, so all calls of a session share
 * one count. Throws LOGIN_LOCKED.
 */
export async function isOwnPassword(context: CallContext, row: MemberRecord, password: string): Promise<boolean> {
  const { db, appId, services } = context;
  const attempt = await countKnownTry(db, { appId, subject: ownerTries(row.id), now: services.now() });
  const fits = await verifyPassword(row.pwdHash, password);
  if (fits) await attempt.succeeded();
  return fits;
}

/** Checks a code sent to the number or address the account has now. Throws PROOF_FAILED. */
export async function checkOwnCode(
  context: CallContext,
  request: Omit<CodeRequest, 'purpose'>,
  code: string,
): Promise<ProvenCode> {
  try {
    return await checkCode(context, { ...request, purpose: 'confirm' }, code);
  } catch (error) {
    // A code to a new number may come along, and the caller has to know which of the two is wrong.
    if (error instanceof AppError && error.code === 'CODE_WRONG') {
      throw new AppError('PROOF_FAILED', {}, { cause: error });
    }
    throw error;
  }
}

/**
 * Proves that the person behind the session owns the account, before a way to sign in changes: by the password, or
 * without one by a code to the old number or address. Call it before the transaction, which uses up the code. Throws
 * PROOF_FAILED, LOGIN_LOCKED.
 */
export async function proveOwner(
  context: CallContext,
  row: MemberRecord,
  { password, verifyCode }: OwnerProof,
): Promise<ProvenCode | null> {
  const mobile = mobileOf(context, row);
  const asked = ownProofOf({
    hasPassword: row.pwdHash !== null,
    hasMobile: mobile !== null,
    hasEmail: row.email !== null,
  });
  switch (asked) {
    case 'password':
      if (await isOwnPassword(context, row, password ?? '')) return null;
      throw new AppError('PROOF_FAILED');
    case 'sms':
      return checkOwnCode(context, { channel: 'sms', target: mobile ?? '' }, verifyCode ?? '');
    case 'email':
      return checkOwnCode(context, { channel: 'email', target: row.email ?? '' }, verifyCode ?? '');
    case 'none':
      return null;
    default:
      return asked satisfies never;
  }
}
