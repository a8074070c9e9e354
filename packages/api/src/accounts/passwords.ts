import { PASSWORD_MAX_LENGTH } from '../kit/constants.ts';

const PASSWORD_MIN_LENGTH = 8;

/** Common passwords of at least eight characters, in lower case. */
const COMMON = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '0123456789',
  '987654321',
  '87654321',
  '11111111',
  '00000000',
  '66666666',
  '88888888',
  '99999999',
  '12344321',
  '11223344',
  '88889999',
  '147258369',
  '123123123',
  '1234qwer',
  '1q2w3e4r',
  '1qaz2wsx',
  'qwertyui',
  'qwertyuiop',
  'qwer1234',
  'asdfghjkl',
  'abcd1234',
  'abc12345',
  'a1234567',
  'a12345678',
  'aa123456',
  'aa12345678',
  'abc123456',
  'password',
  'password1',
  'passw0rd',
  'p@ssw0rd',
  'iloveyou',
  'woaini1314',
  'woaini520',
  'zxcvbnm123',
  'admin123',
  'admin888',
]);

/**
 * Returns in Chinese why a new password is refused, or null: it needs at least eight characters, must differ from the
 * names of the account and must not be very common. There are no rules about kinds of characters, which do not improve
 * passwords (NIST SP 800-63B).
 */
export function passwordFault(password: string, accounts: readonly (string | null)[] = []): string | null {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN_LENGTH) return `密码至少 ${PASSWORD_MIN_LENGTH} 位`;
  if (password.length > PASSWORD_MAX_LENGTH) return `密码最多 ${PASSWORD_MAX_LENGTH} 位`;
  const lower = password.toLowerCase();
  if (accounts.some((account) => account?.toLowerCase() === lower)) return '密码不能和账号、手机号或邮箱相同';
  if (COMMON.has(lower) || new Set(lower).size === 1) return '这个密码太常见，容易被猜到，请换一个';
  return null;
}
