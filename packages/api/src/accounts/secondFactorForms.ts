import { fields, secret, text } from '../kit/fields.ts';

/** Field for the six digits that an authenticator app shows. */
export const totpField = text('动态码', {
  required: true,
  max: 6,
  pattern: /^\d{6}$/,
  like: '6 位数字',
  typed: 'tel',
  autoComplete: 'one-time-code',
});

/** Field for a recovery code, typed with or without its dashes. */
export const recoveryField = text('恢复码', {
  required: true,
  max: 24,
  pattern: /^[0-9A-Za-z]{4}(?:[- ]?[0-9A-Za-z]{4}){3}$/,
  like: '四组，每组 4 位',
  typed: 'capitals',
  autoComplete: 'off',
});

/** Field for the name of a passkey. */
const passkeyName = text('名称', { required: true, max: 20, oneLine: true, like: '办公室电脑' });
/** Fields of a new passkey, and of renaming one. */
export const passkeyFields = fields({ name: passkeyName });

/** Fields of the second step of a sign-in, with the authenticator app. */
export const totpFields = fields({ code: totpField });
/** Fields of the second step of a sign-in, with a recovery code. */
export const recoveryFields = fields({ recoveryCode: recoveryField });
/** Field to prove who is at the keyboard before second factors change. */
export const proveFields = fields({ password: secret('您的登录密码') });
