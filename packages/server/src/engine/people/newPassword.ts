import { randomInt } from 'node:crypto';
import { AppError } from '@aosai/api/contract/errors';
import { passwordFault } from '@aosai/api/domain/passwords';
import type { Keys } from '../../keys/keys.ts';
import { hashPassword } from '../../sessions/password.ts';

/** Without signs that are mistaken for another when written down: 0 O, 1 l I. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const INITIAL_LENGTH = 10;

/** Columns of a member with a password. Made before the transaction: hashing takes its time. */
export interface NewPassword {
  pwdHash: string | null;
  /** Sealed, until it is handed out once. */
  initialPwdEnc: string | null;
  mustChangePwd: boolean;
}

/** A member who signs in by code, WeChat or the partner school. */
export const NO_PASSWORD: NewPassword = { pwdHash: null, initialPwdEnc: null, mustChangePwd: false };

/** Random signs that people can copy: for initial passwords and join codes. */
export function randomSigns(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
}

/** A password that its owner chose. `accounts` are what it must not equal. Throws PWD_WEAK. */
export async function chosenPassword(password: string, accounts: readonly (string | null)[]): Promise<NewPassword> {
  const detail = passwordFault(password, accounts);
  if (detail !== null) throw new AppError('PWD_WEAK', { detail });
  return { pwdHash: await hashPassword(password), initialPwdEnc: null, mustChangePwd: false };
}

/** A password that the server makes: `exportPwd` hands it out once, and its owner replaces it at the first sign-in. */
export async function initialPassword(keys: Pick<Keys, 'sealField'>): Promise<NewPassword> {
  const password = randomSigns(INITIAL_LENGTH);
  return { pwdHash: await hashPassword(password), initialPwdEnc: keys.sealField(password), mustChangePwd: true };
}

/** Whoever asked for the password is told it; nobody can ask for it again. */
export const toldAtOnce = (password: NewPassword): NewPassword => ({ ...password, initialPwdEnc: null });
