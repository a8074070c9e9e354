import { randomInt } from 'node:crypto';
import { AppError } from '@aosai/api/contract/errors';
import { DAY_MS } from '@aosai/api/domain/constants';
import { passwordFault } from '@aosai/api/domain/passwords';
import type { Keys } from '../../keys/keys.ts';
import { easyPassword } from './passwordWords.ts';
import { hashPassword } from '../../sessions/password.ts';

/** Without signs that are mistaken for another when written down: 0 O, 1 l I. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A slip of paper that lies about must not open an account for ever. */
const FIRST_PWD_MS = 30 * DAY_MS;

/** Columns of a member with a password. Made before the transaction: hashing takes its time. */
export interface NewPassword {
  pwdHash: string | null;
  /** Sealed, until it is handed out once. */
  initialPwdEnc: string | null;
  mustChangePwd: boolean;
  /** Until when it opens the account unless it was used before; null for one that its owner chose. */
  firstPwdUntil: Date | null;
}

/** A member who signs in by code, WeChat or the partner school. */
export const NO_PASSWORD: NewPassword = {
  pwdHash: null,
  initialPwdEnc: null,
  mustChangePwd: false,
  firstPwdUntil: null,
};

/** Random signs that people can copy: for made account names and join codes. */
export function randomSigns(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
}

/** A password that its owner chose. `accounts` are what it must not equal. Throws PWD_WEAK. */
export async function chosenPassword(password: string, accounts: readonly (string | null)[]): Promise<NewPassword> {
  const detail = passwordFault(password, accounts);
  if (detail !== null) throw new AppError('PWD_WEAK', { detail });
  return { pwdHash: await hashPassword(password), initialPwdEnc: null, mustChangePwd: false, firstPwdUntil: null };
}

/** A password that the server makes and someone hands out: easy to type, good for 30 days unless it is used. */
export async function initialPassword(keys: Pick<Keys, 'sealField'>, now: Date): Promise<NewPassword> {
  const password = easyPassword();
  return {
    pwdHash: await hashPassword(password),
    initialPwdEnc: keys.sealField(password),
    mustChangePwd: true,
    firstPwdUntil: new Date(now.getTime() + FIRST_PWD_MS),
  };
}

/** Anyone who asked for the password is told it; nobody can ask for it again. */
export const toldAtOnce = (password: NewPassword): NewPassword => ({ ...password, initialPwdEnc: null });
