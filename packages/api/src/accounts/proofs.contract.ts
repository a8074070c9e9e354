import * as z from 'zod/mini';
import { accountField, codeField, emailField, mobileField, registerFields, signInFields } from './accountForms.ts';
import { PASSWORD_MAX_LENGTH } from '../kit/constants.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { WORK_PROOF } from './proofOfWork.ts';

/** Sign-in names, codes and passwords, with the rules of the forms. */
export const {
  account: accountName,
  code: sentCode,
  email,
  mobile,
} = shapeOf({ account: accountField, code: codeField, email: emailField, mobile: mobileField });

/** What a person types to sign in: empty or too long input is refused, but no strength is required. */
export const { account: signInName, password } = shapeOf(signInFields);
/** A password given as proof; empty ones count as wrong guesses. */
export const passwordGiven = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH));
/** Strength is checked by the server: PWD_WEAK. */
export const newPassword = shapeOf(registerFields).password;

/** Solution to a WORK_REQUIRED challenge (docs/sign-in.md), sent with the repeated call. */
export const workProof = z.string().check(z.regex(WORK_PROOF, '安全验证的格式不正确'));
