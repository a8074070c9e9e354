import { fields, type FormValues, secret, text } from '../kit/fields.ts';
import { emailTyped, mobileTyped } from '../kit/typedText.ts';
import { passwordFault } from './passwords.ts';
import { CODE_LENGTH } from './verifyCodes.ts';

/** Field for a mobile number. */
export const mobileField = text('手机号', { required: true, ...mobileTyped, autoComplete: 'tel' });
/** Field for an e-mail address. */
export const emailField = text('邮箱', { required: true, ...emailTyped, autoComplete: 'email' });

/** Field for the digits of a code from an SMS or e-mail. */
export const codeField = text('验证码', {
  required: true,
  max: CODE_LENGTH,
  pattern: /^\d{6}$/,
  like: `${CODE_LENGTH} 位数字`,
  typed: 'tel',
  autoComplete: 'one-time-code',
});

/** Field for an account name. It begins with a letter, so that no account looks like a mobile number. */
export const accountField = text('账号', {
  required: true,
  max: 32,
  pattern: /^[a-z][a-z0-9_.-]{3,31}$/,
  like: '字母开头的 4 到 32 位字母、数字、点、横线或下划线',
  hint: '登录用，字母开头，4 到 32 位，例如 xiaoming2014。',
  typed: 'account',
  autoComplete: 'username',
});

/** @param known names of the account, which must not be the password */
const newPassword = (label: string, known: (values: FormValues) => readonly unknown[]) =>
  secret(label, {
    autoComplete: 'new-password',
    hint: '至少 8 位，不要用生日或 12345678。',
    rule: (value, values) =>
      passwordFault(
        String(value),
        known(values).filter((name) => typeof name === 'string'),
      ),
  });

/**
 * Fields of a sign-in. `account` may also be a bound mobile number or e-mail address of a member; the server decides.
 */
export const signInFields = fields({
  account: text('账号', { required: true, max: 200, autoComplete: 'username' }),
  password: secret('密码'),
});

/** Field for an application that was refused and is sent again. */
export const againFields = fields({
  statement: text('补充说明', {
    required: true,
    max: 200,
    lines: 3,
    hint: '按没有通过的原因补充，例如所在学校和教师资格。审核的人会看到。',
  }),
});

/** Fields of a registration. Passwords are never kept in the draft with the other values. */
export const registerFields = fields({
  name: text('姓名', {
    required: true,
    max: 30,
    oneLine: true,
    hint: '会出现在成绩单上；同学只看得到姓。',
    autoComplete: 'name',
  }),
  account: accountField,
  password: newPassword('密码', ({ account, mobile }) => [account, mobile]),
});

/** Field for the code of a school, which teachers enter to register with it. */
export const schoolCodeField = text('学校代码', {
  max: 8,
  pattern: /^[0-9A-Z]{8}$/,
  like: '8 位字母和数字',
  typed: 'capitals',
  hint: '学校管理员在「本校资料」里可以看到。填了由学校审核，不填由平台审核。',
});

/** Fields of a password reset, after a code was sent to `target`. */
export const resetFields = fields({ password: newPassword('新密码', ({ target }) => [target]) });

/** Fields to replace a password that somebody else set. The new one is typed twice, because it cannot be looked up. */
export const firstPasswordFields = fields({
  oldPassword: secret('现在的密码'),
  password: newPassword('新密码', () => []),
  again: secret('再输一次新密码', {
    autoComplete: 'new-password',
    rule: (value, { password }) => (value === password ? null : '两次输入的新密码不一样。'),
  }),
});

/**
 * Fields to change a password.
 * @param names names of the account, which must not be the password
 */
export const passwordChange = (names: readonly (string | null)[] = []) =>
  fields({ oldPassword: secret('原密码'), password: newPassword('新密码', () => names) });

/** Field to confirm that the person at the keyboard owns the account. */
export const ownerFields = fields({ password: secret('您的登录密码', { hint: '先确认是您本人。' }) });

const ERASE_WORD = '注销';
/** Fields to confirm the erasure of an account. */
export const eraseFields = fields({
  password: secret('您的密码'),
  word: text(`请输入「${ERASE_WORD}」两个字`, {
    required: true,
    max: 20,
    rule: (value) => (String(value).trim() === ERASE_WORD ? null : `请输入「${ERASE_WORD}」，确认您知道后果。`),
  }),
});

/** Field for a guardian's mobile number, which a code then proves. */
export const guardianFields = fields({
  mobile: { ...mobileField, label: '监护人的手机号', hint: '验证码会发到这个号码，请家长本人填写。' },
});
/** Fields for the child's account and password, which prove the child when a guardian is linked. */
export const childFields = fields({
  account: text('孩子的账号', { required: true, max: 100 }),
  password: secret('孩子的密码', { autoComplete: 'off' }),
});
