/** Codes sent by SMS or e-mail: what they are good for, and their figures. */
export const CODE_CHANNELS = ['sms', 'email'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** A code works for the purpose that it was asked for and for no other. */
export const CODE_PURPOSES = [
  'signIn',
  'register',
  'resetPwd',
  'bindMobile',
  'bindEmail',
  'guardian',
  'confirm',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export const CODE_PURPOSE_LABELS = {
  signIn: '登录',
  register: '注册账号',
  resetPwd: '重设密码',
  bindMobile: '绑定手机号',
  bindEmail: '绑定邮箱',
  guardian: '监护人确认',
  confirm: '确认本人操作',
} as const satisfies Record<CodePurpose, string>;

/** What a code for it opens belongs to an account that is there: nobody else gets one, though the answer is the same. */
export const CODES_OF_ACCOUNTS: ReadonlySet<CodePurpose> = new Set(['signIn', 'resetPwd', 'confirm']);

export const CODE_LENGTH = 6;
export const CODE_LIFE_MINUTES = 10;
export const CODE_TRIES = 5;
/** The button that sends again waits so long after the first sending; the server says how long after later ones. */
export const CODE_RESEND_SECONDS = 60;
