import { randomInt } from 'node:crypto';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS } from '@aosai/api/kit/constants';
import { passwordFault } from '@aosai/api/accounts/passwords';
import type { Keys } from '../../keys/keys.ts';
import { easyPassword } from './passwordWords.ts';
import { hashPassword } from '../signIn/password.ts';

/** Without characters that are easily confused in writing: 0 O, 1 l I. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A lost slip of paper must not open an account for ever. */
const FIRST_PWD_MS = 30 * DAY_MS;

/** The password columns of a member. Made before the transaction, because hashing is slow. */
export interface NewPassword {
  pwdHash: string | null;
  /** Encrypted, until it is handed out once. */
  initialPwdEnc: string | null;
  mustChangePwd: boolean;
  /** Until when an unused first password is valid; null for one that its owner chose. */
  firstPwdUntil: Date | null;
}

/** For members who sign in by code, WeChat or the partner school. */
export const NO_PASSWORD: NewPassword = {
  pwdHash: null,
  initialPwdEnc: null,
  mustChangePwd: false,
  firstPwdUntil: null,
};

/** Random characters that are easy to copy, for generated account names and join codes. */
export function randomSigns(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
}

/** A password that its owner chose; it must not equal one of `accounts`. Throws PWD_WEAK. */
export async function chosenPassword(password: string, accounts: readonly (string | null)[]): Promise<NewPassword> {
  const detail = passwordFault(password, accounts);
  if (detail !== null) throw new AppError('PWD_WEAK', { detail });
  return { pwdHash: await hashPassword(password), initialPwdEnc: null, mustChangePwd: false, firstPwdUntil: null };
}

/** A generated password to hand out: easy to type, valid for 30 days unless it is used. */
export async function initialPassword(keys: Pick<Keys, 'sealField'>, now: Date): Promise<NewPassword> {
  const password = easyPassword();
  return {
    pwdHash: await hashPassword(password),
    initialPwdEnc: keys.sealField(password),
    mustChangePwd: true,
    firstPwdUntil: new Date(now.getTime() + FIRST_PWD_MS),
  };
}

/** For a password returned in the reply: it is not stored, so nobody can look it up later. */
export const shownOnce = (password: NewPassword): NewPassword => ({ ...password, initialPwdEnc: null });
