import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import { createMembers, type PeopleCall } from '../member/newMember.ts';
import { NO_PASSWORD, type NewPassword } from '../member/newPassword.ts';
import { sendMessages } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** What a new parent reads about the account. */
const AFTER_CONSENT =
  '您同意了孩子使用账号，这是您的家长账号：用手机验证码登录，可以查看孩子的成绩、撤回同意。姓名请在「账号与安全」里修改。';

interface Parent {
  mobile: string;
  /** What the account is called if it is new; by default after the number. */
  name?: string | null;
}

/**
 * The adult accounts behind mobile numbers, created where there are none: only who holds a number can sign in to its
 * account. By number; null if it belongs to a student: one number opens one account. Throws MOBILE_TAKEN when another
 * call was first.
 */
export async function guardiansFor(
  tx: Db,
  call: PeopleCall,
  parents: readonly Parent[],
  welcome: string = AFTER_CONSENT,
): Promise<Map<string, { id: string; isNew: boolean } | null>> {
  const { appId, keys, now } = call;
  const first = new Map(parents.toReversed().map((parent) => [parent.mobile, parent]));
  const hashes = [...first.keys()].map((mobile) => [mobile, keys.mobileHash(mobile)] as const);
  const owners = await tx
    .select({
      id: member.id,
      hash: member.mobileHash,
      type: member.type,
      status: member.status,
      deletedAt: member.deletedAt,
    })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        inArray(
          member.mobileHash,
          hashes.map(([, hash]) => hash),
        ),
      ),
    );
  const ownerOf = new Map(owners.map((owner) => [owner.hash, owner]));
  const missing = hashes.flatMap(([mobile, hash]) => (ownerOf.has(hash) ? [] : [mobile]));
  // No data of the child: this account stays when the child's is erased.
  const made = await createMembers(
    tx,
    call,
    missing.map((mobile) => ({
      account: null,
      name: first.get(mobile)?.name ?? `家长${mobile.slice(-4)}`,
      type: 'parent',
      mobile,
      tags: ['student'],
      password: NO_PASSWORD,
    })),
  );
  await sendMessages(
    tx,
    made.map(({ id }) => ({
      appId,
      memberIds: [id],
      type: 'guardian',
      title: '已为您建立家长账号',
      body: welcome,
      link: 'user/accout',
      createdBy: id,
      now,
    })),
  );
  const known = hashes.flatMap(([mobile, hash]) => {
    const owner = ownerOf.get(hash);
    if (!owner) return [];
    const isAdult = owner.status === MEMBER.active && owner.type !== 'student' && owner.deletedAt === null;
    return [[mobile, isAdult ? { id: owner.id, isNew: false } : null] as const];
  });
  const created = missing.map((mobile, at) => [mobile, { id: made[at]?.id ?? '', isNew: true }] as const);
  return new Map([...known, ...created]);
}

/** The adult account behind one number, under the rules of `guardiansFor`. */
export async function guardianFor(
  tx: Db,
  call: PeopleCall,
  mobile: string,
): Promise<{ id: string; isNew: boolean } | null> {
  return (await guardiansFor(tx, call, [{ mobile }])).get(mobile) ?? null;
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
