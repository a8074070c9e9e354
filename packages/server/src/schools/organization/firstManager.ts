import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member, organization } from '../../db/schema/people.ts';
import { accountNames } from '../roster/accountNames.ts';
import { joinOrganization } from '../roster/joinOrganization.ts';
import { createMember, type PeopleCall } from '../../accounts/member/newMember.ts';
import { type NewPassword, shownOnce } from '../../accounts/member/newPassword.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** An existing account, or data for a new one, whose password is made before the transaction. */
export type FirstManager =
  | { kind: 'known'; memberId: string }
  | { kind: 'fresh'; name: string; mobile: string | null; password: NewPassword };

/** Stands after the school's letters in the account name, where students have their number. */
const MANAGER = 'guanli';

interface Organization {
  id: string;
  name: string;
}

/** A teacher who can sign in. Throws MEMBER_NOT_TEACHER. */
async function knownTeacher(tx: Db, appId: string, id: string) {
  const [row] = await tx
    .select({ id: member.id, name: member.name, account: member.account, type: member.type, status: member.status })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, id), isNull(member.deletedAt)))
    .for('share');
  if (row?.type !== 'teacher' || row.status !== MEMBER.active) throw new AppError('MEMBER_NOT_TEACHER');
  return row;
}

async function freshTeacher(tx: Db, call: PeopleCall, orgId: string, person: Extract<FirstManager, { kind: 'fresh' }>) {
  const { name, mobile, password } = person;
  const [account = null] = await accountNames(tx, { appId: call.appId, orgId }, [MANAGER]);
  const made = await createMember(tx, call, {
    orgId,
    account,
    name,
    mobile,
    type: 'teacher',
    password: shownOnce(password),
  });
  return { ...made, name };
}

/**
 * Makes the first manager and owner of an organization that the platform has just created, without an invitation.
 * Throws MEMBER_NOT_TEACHER, MOBILE_TAKEN, ORG_FULL.
 */
export async function giveFirstManager(
  tx: Db,
  call: PeopleCall,
  { id: orgId, name: orgName }: Organization,
  manager: FirstManager,
): Promise<{ id: string; name: string; account: string }> {
  const { appId, now, createdBy } = call;
  const person =
    manager.kind === 'known'
      ? await knownTeacher(tx, appId, manager.memberId)
      : await freshTeacher(tx, call, orgId, manager);
  const { id, name, account } = person;
  await joinOrganization(tx, call, orgId, [{ memberId: id, roles: ['manager', 'teacher'] }], 'person');
  await tx
    .update(organization)
    .set({ ownerMemberId: id })
    .where(and(eq(organization.appId, appId), eq(organization.id, orgId)));
  await sendMessage(tx, {
    appId,
    memberIds: [id],
    type: 'organization',
    title: `您已成为「${orgName}」的管理员`,
    body: '平台开通了这个机构。重新登录后即可进入机构工作台，添加老师和学生。',
    link: 'organization/apply',
    createdBy: createdBy ?? id,
    now,
  });
  return { id, name, account };
}
