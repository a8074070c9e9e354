import * as z from 'zod/mini';
import {
  accountField,
  codeField,
  emailField,
  mobileField,
  registerFields,
  signInFields,
} from '../../domain/accountForms.ts';
import { PASSWORD_MAX_LENGTH } from '../../domain/constants.ts';
import { shapeOf } from '../inputOf.ts';

/** What people are known by and prove themselves with, as the forms ask for it. */
export const {
  account: accountName,
  code: sentCode,
  email,
  mobile,
} = shapeOf({ account: accountField, code: codeField, email: emailField, mobile: mobileField });
export const { account: signInName, password } = shapeOf(signInFields);
/** Told as a proof; an empty one is a guess like another. */
export const toldPassword = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH));
/** Whether it is good enough says PWD_WEAK. */
export const newPassword = shapeOf(registerFields).password;
