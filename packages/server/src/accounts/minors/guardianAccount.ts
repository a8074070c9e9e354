import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import { guardianByMobile } from './guardianLinks.ts';
import { createMember, type PeopleCall } from '../member/newMember.ts';
import { NO_PASSWORD, type NewPassword } from '../member/newPassword.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** What a new parent's account is called, and what its owner reads about it. */
interface Welcome {
  name?: string | null;
  body: string;
}

const AFTER_CONSENT: Welcome = {
  body: '您同意了孩子使用账号，这是您的家长账号：用手机验证码登录，可以查看孩子的成绩、撤回同意。姓名请在「账号与安全」里修改。',
};

/**
 * The id of the adult account behind a mobile number, created if there is none: only who holds the number can sign in
 * to it. Null if the number belongs to a student: one number opens one account. Throws MOBILE_TAKEN when another call
 * was first.
 */
export async function guardianFor(
  tx: Db,
  call: PeopleCall,
  mobile: string,
  welcome: Welcome = AFTER_CONSENT,
): Promise<{ id: string; isNew: boolean } | null> {
  const { appId, keys, now } = call;
  const mobileHash = keys.mobileHash(mobile);
  const known = await guardianByMobile(tx, appId, mobileHash);
  if (known) return { id: known.id, isNew: false };
  const [taken] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.mobileHash, mobileHash)));
  if (taken) return null;
  // No data of the child: this account stays when the child's is erased.
  const name = welcome.name ?? `家长${mobile.slice(-4)}`;
  const person = { account: null, name, type: 'parent' as const, mobile, tags: ['student'], password: NO_PASSWORD };
  const { id } = await createMember(tx, call, person);
  await sendMessage(tx, {
    appId,
    memberIds: [id],
    type: 'guardian',
    title: '已为您建立家长账号',
    body: welcome.body,
    link: 'user/accout',
    createdBy: id,
    now,
  });
  return { id, isNew: true };
}

/**
 * Turns the account that a consent made for this number into that of its owner, who now registers with name, account
 * and password. Undefined if there is none. Throws ACCOUNT_TAKEN.
 */
export async function claimGuardian(
  tx: Db,
  { appId, keys, now }: Pick<PeopleCall, 'appId' | 'keys' | 'now'>,
  { mobile, name, account, password }: { mobile: string; name: string; account: string | null; password: NewPassword },
): Promise<{ id: string; account: string } | undefined> {
  const [other] =
    account === null
      ? []
      : await tx
          .select({ id: member.id })
          .from(member)
          .where(and(eq(member.appId, appId), eq(member.account, account)));
  if (other) throw new AppError('ACCOUNT_TAKEN');
  const [claimed] = await tx
    .update(member)
    .set({
      name,
      ...(account !== null && { account }),
      ...password,
      updatedAt: now,
      version: sql`${member.version} + 1`,
    })
    .where(
      and(
        eq(member.appId, appId),
        eq(member.mobileHash, keys.mobileHash(mobile)),
        eq(member.type, 'parent'),
        eq(member.status, MEMBER.active),
        isNull(member.pwdHash),
        isNull(member.wxGzhOpenId),
        isNull(member.wxMpOpenId),
        isNull(member.ssoSubject),
        isNull(member.deletedAt),
      ),
    )
    .returning({ id: member.id, account: member.account });
  return claimed;
}
