import { AppError } from '@aosai/api/kit/errors';
import type { MemberRecord } from './memberScope.ts';

/** Checks that a way to sign in remains. Throws VALIDATION. */
export function requireLoginMethod(path: string, before: MemberRecord, next: Partial<MemberRecord>): void {
  const { mobileHash, email, pwdHash, wxGzhOpenId, wxMpOpenId, ssoSubject } = { ...before, ...next };
  if ([mobileHash, email, pwdHash, wxGzhOpenId, wxMpOpenId, ssoSubject].some((way) => way !== null)) return;
  throw new AppError('VALIDATION', { path, detail: '解绑后将无法登录，请先设置密码或绑定另一种登录方式' });
}
