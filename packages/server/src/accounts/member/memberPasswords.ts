import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import { chosenPassword, type NewPassword } from './newPassword.ts';
import { endSessionsOf, keepSession } from '../sessions/sessions.ts';
import { checkCode, type CodeRequest } from '../signIn/verifyCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { findMember, type MemberRecord, mobileOf } from './memberScope.ts';
import { isOwnPassword } from '../signIn/ownerProof.ts';
import { memberActor } from '../../kit/actor.ts';
import { forgetPersonTries } from '../signIn/personTries.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** Call it in the transaction that ends the sessions and writes the log. */
export async function setPassword(tx: Db, context: CallContext, id: string, password: NewPassword): Promise<void> {
  const { appId, services } = context;
  await tx
    .update(member)
    .set({ ...password, version: sql`${member.version} + 1`, updatedAt: services.now() })
    .where(and(eq(member.appId, appId), eq(member.id, id)));
}

/** The target of a code for the member's own password change. Throws VALIDATION. */
function codeTarget(context: CallContext, row: MemberRecord, channel: 'sms' | 'email'): CodeRequest {
  const target = channel === 'sms' ? mobileOf(context, row) : row.email;
  if (target === null) {
    throw new AppError('VALIDATION', {
      path: 'channel',
      detail: channel === 'sms' ? '账号没有绑定手机号' : '账号没有绑定邮箱',
    });
  }
  return { channel, target, purpose: 'resetPwd' };
}

export const memberPasswords = {
  /** The reply reveals nothing about the account: a matching code proves only the mobile number or address. */
  async pwd(context, input) {
    const { db, appId, services } = context;
    const request: CodeRequest =
      'mobile' in input
        ? { channel: 'sms', target: input.mobile, purpose: 'resetPwd' }
        : { channel: 'email', target: input.email, purpose: 'resetPwd' };
    const isTarget =
      'mobile' in input
        ? eq(member.mobileHash, services.platform.keys.mobileHash(input.mobile))
        : eq(member.email, input.email);
    const isAccount = and(
      eq(member.appId, appId),
      isTarget,
      isNull(member.deletedAt),
      ne(member.status, MEMBER.erased),
    );
    const proven = await checkCode(context, request, input.code);
    const [found] = await db.select({ account: member.account }).from(member).where(isAccount);
    const password = await chosenPassword(input.password, [request.target, found?.account ?? null]);
    return audited(context, 'member:pwd', async (tx) => {
      await proven.use(tx);
      const [row] = await tx.select({ id: member.id }).from(member).where(isAccount).for('update');
      if (!row) return { answer: { changed: true }, told: [] };
      await setPassword(tx, context, row.id, password);
      await forgetPersonTries(tx, { appId, realm: 'member', personIds: [row.id] });
      await endSessionsOf(tx, { appId, realm: 'member', personIds: [row.id] });
      return { answer: { changed: true }, told: { target: row.id } };
    });
  },

  async updatePwd(context, { password: chosen, oldPassword, code, channel = 'sms' }) {
    const { appId, browserToken } = context;
    const { memberId, sessionId } = memberActor(context);
    const row = await findMember(context, ['own'], memberId);
    if ((oldPassword === undefined) === (code === undefined)) {
      throw new AppError('VALIDATION', { path: 'oldPassword', detail: '请输入原密码或验证码' });
    }
    const proven = code === undefined ? null : await checkCode(context, codeTarget(context, row, channel), code);
    if (oldPassword !== undefined && !(await isOwnPassword(context, row, oldPassword))) throw new AppError('PWD_WRONG');
    if (chosen === oldPassword) throw new AppError('PWD_WEAK', { detail: '新密码不能和原密码相同' });
    const password = await chosenPassword(chosen, [row.account, mobileOf(context, row), row.email]);
    return audited(context, 'member:updatePwd', async (tx) => {
      await proven?.use(tx);
      await setPassword(tx, context, memberId, password);
      await endSessionsOf(tx, { appId, realm: 'member', personIds: [memberId], kept: { sessionId, browserToken } });
      await keepSession(tx, appId, sessionId, password.pwdHash ?? '');
      return { answer: { changed: true }, told: { target: memberId } };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'pwd' | 'updatePwd'>;
