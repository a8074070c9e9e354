import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Purposes of codes. A code works only for the purpose for which it was requested. */
export const CODE_PURPOSE = labelled({
  signIn: '登录',
  register: '注册账号',
  resetPwd: '重设密码',
  bindMobile: '绑定手机号',
  bindEmail: '绑定邮箱',
  guardian: '监护人确认',
  confirm: '确认本人操作',
});

/** Why a verification code was requested; the code is refused for any other purpose. */
export type CodePurpose = ValueIn<typeof CODE_PURPOSE>;

/** Purposes for which only existing accounts receive a code; the response does not reveal whether one was sent. */
export const CODES_OF_ACCOUNTS: ReadonlySet<CodePurpose> = new Set(['signIn', 'resetPwd', 'confirm']);

/** Digits of a code. */
export const CODE_LENGTH = 6;
/** Minutes for which a code is valid. */
export const CODE_LIFE_MINUTES = 10;
/** Maximum number of tries per code. */
export const CODE_TRIES = 5;
/** Waiting time of the resend button after the first code. After later ones the server gives the time. */
export const CODE_RESEND_SECONDS = 60;
