import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskName } from '@aosai/api/kit/masking';
import { LINK_DAYS } from '@aosai/api/schools/organizationLinks';
import type { Db } from '../../db/open.ts';
import { member, memberGuardian, organizationMember } from '../../db/schema/people.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

interface Telling {
  appId: string;
  now: Date;
  createdBy: string | null;
}

const ACCOUNT_PAGE = 'user/accout';
const MEMBERS_PAGE = 'edms/organizationMember';
/** The list of invitations of the organization. */
export const ASKED_PAGE = `${MEMBERS_PAGE}?status=asked`;
/** The list of people who have applied to the organization. */
export const APPLIED_PAGE = `${MEMBERS_PAGE}?status=applied`;

async function guardiansOf(tx: Db, appId: string, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: memberGuardian.guardianId })
    .from(memberGuardian)
    .where(
      and(eq(memberGuardian.appId, appId), eq(memberGuardian.memberId, memberId), eq(memberGuardian.status, 'active')),
    );
  return rows.map(({ id }) => id);
}

async function managersOf(tx: Db, appId: string, orgIds: readonly string[]): Promise<string[]> {
  if (orgIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: organizationMember.memberId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        inArray(organizationMember.orgId, [...orgIds]),
        eq(organizationMember.status, 'active'),
        sql`${organizationMember.roles} ? 'manager'`,
      ),
    );
  return rows.map(({ id }) => id);
}

async function otherSchoolsOf(tx: Db, appId: string, memberId: string, orgId: string): Promise<string[]> {
  const rows = await tx
    .select({ orgId: organizationMember.orgId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
        ne(organizationMember.orgId, orgId),
      ),
    );
  return rows.flatMap((row) => row.orgId ?? []);
}

/** Tells the person, the guardians and the person's schools which organization invites. */
export async function tellOfInvitation(
  tx: Db,
  {
    appId,
    now,
    createdBy,
    orgId,
    orgName,
    memberIds,
  }: Telling & { orgId: string; orgName: string; memberIds: readonly string[] },
): Promise<void> {
  if (memberIds.length === 0) return;
  const people = await tx
    .select({ id: member.id, name: member.name, birthYm: member.birthYm })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        inArray(member.id, [...memberIds]),
        ne(member.status, MEMBER.erased),
        isNull(member.deletedAt),
      ),
    );
  const news = { appId, type: 'organization' as const, createdBy, now };
  for (const { id, name, birthYm } of people) {
    const isChild = needsConsent(birthYm, now.getTime());
    await sendMessage(tx, {
      ...news,
      memberIds: [id],
      title: `「${orgName}」邀请您加入`,
      body: `${isChild ? '未满 14 周岁，由监护人决定是否加入。' : '请在「账号与安全」里选择加入或拒绝。'}加入之前，对方看不到您的资料和成绩；${LINK_DAYS} 天内没有答复，邀请自动失效。`,
      link: ACCOUNT_PAGE,
    });
    await sendMessage(tx, {
      ...news,
      memberIds: await guardiansOf(tx, appId, id),
      title: `「${orgName}」邀请${maskName(name)}加入`,
      body: `请在「账号与安全」里替孩子选择加入或拒绝。加入之前，对方看不到孩子的资料和成绩；${LINK_DAYS} 天内没有答复，邀请自动失效。`,
      link: ACCOUNT_PAGE,
    });
    await sendMessage(tx, {
      ...news,
      memberIds: await managersOf(tx, appId, await otherSchoolsOf(tx, appId, id, orgId)),
      title: `「${orgName}」邀请贵校的${maskName(name)}加入`,
      body: '是否加入由本人或监护人决定，不影响在贵校的班级和考试，对方也看不到贵校的作答。如果情况异常，请联系家长或平台。',
      link: MEMBERS_PAGE,
    });
  }
}

interface ForOrganization {
  orgId: string;
  title: string;
  body: string;
  link?: string;
  dedupe?: string;
}

/** Tells the managers of an organization what became of an invitation, under the name that it knows. */
export async function tellOrganization(
  tx: Db,
  { appId, now, createdBy }: Telling,
  { orgId, link = MEMBERS_PAGE, ...words }: ForOrganization,
): Promise<void> {
  const memberIds = await managersOf(tx, appId, [orgId]);
  await sendMessage(tx, { appId, memberIds, type: 'organization', ...words, link, createdBy, now });
}

/** Tells an invited person that the invitation was withdrawn. */
export async function tellOfWithdrawal(
  tx: Db,
  { appId, now, createdBy }: Telling,
  { memberId, orgName }: { memberId: string; orgName: string },
): Promise<void> {
  await sendMessage(tx, {
    appId,
    memberIds: [memberId, ...(await guardiansOf(tx, appId, memberId))],
    type: 'organization',
    title: `「${orgName}」撤回了加入邀请`,
    body: '不需要再做什么。',
    link: ACCOUNT_PAGE,
    createdBy,
    now,
  });
}
