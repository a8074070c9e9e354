import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { maskName } from '@aosai/api/kit/masking';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { departedMember } from './departedMember.ts';
import { APPLIED_PAGE, tellOrganization } from './linkMessages.ts';
import { organizationIs } from '../organization/organizations.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';
import { newJoinCode } from '../../accounts/member/joinCodes.ts';

/** Attempts per address and hour, successful ones included: enough for a staff room, hopeless against 31^8 codes. */
const TRIES_PER_HOUR = 200;

interface Call {
  appId: string;
  now: Date;
}

/** The code of a school, created when a manager first looks at it. */
export async function schoolCodeOf(db: Db, appId: string, id: string): Promise<string | null> {
  const read = async () => {
    const [row] = await db
      .select({ joinCode: organization.joinCode })
      .from(organization)
      .where(organizationIs(appId, id));
    return row?.joinCode ?? null;
  };
  const known = await read();
  if (known !== null) return known;
  await db
    .update(organization)
    .set({ joinCode: newJoinCode() })
    .where(and(organizationIs(appId, id), isNull(organization.joinCode)));
  return read();
}

/** Throws SCHOOL_CODE_WRONG, RATE_LIMITED. */
export async function schoolOfCode(
  db: Db,
  { appId, now, from }: Call & { from: string },
  code: string,
): Promise<{ id: string; name: string }> {
  await takeFromAllowance(db, { appId, subject: `schoolCode:${from}`, most: TRIES_PER_HOUR, windowMs: HOUR_MS, now });
  const [found] = await db
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(
      and(
        eq(organization.appId, appId),
        eq(organization.joinCode, code),
        eq(organization.status, ORGANIZATION.passed),
        isNull(organization.deletedAt),
      ),
    );
  if (!found) throw new AppError('SCHOOL_CODE_WRONG');
  return found;
}

/** Applies for a new teacher to join a school; it opens nothing before the school agrees. Managers get a message. */
export async function applyToJoin(tx: Db, { appId, now }: Call, orgId: string, memberId: string): Promise<void> {
  const self = and(eq(member.appId, appId), eq(member.id, memberId));
  const [person] = await tx.select().from(member).where(self);
  if (!person) throw new AppError('NOT_FOUND');
  const place = {
    orgId,
    memberId,
    roles: ['teacher' as const],
    status: 'applied' as const,
    known: departedMember(person),
  };
  const stamp = { appId, id: newId(), createdBy: memberId, createdAt: now, updatedAt: now };
  await tx.insert(organizationMember).values({ ...stamp, ...place, askedAt: now });
  await tellOrganization(
    tx,
    { appId, now, createdBy: memberId },
    {
      orgId,
      title: `${maskName(person.name)}老师申请加入本校`,
      body: '注册时填写了本校的学校代码。请核对是不是本校老师，同意或不同意；同意之后账号就可以使用。',
      link: APPLIED_PAGE,
    },
  );
}

/**
 * Tells an applicant the school's answer; activates the account if accepted. Returns whether the account was activated.
 */
export async function admitApplicant(
  tx: Db,
  { appId, now, createdBy }: Call & { createdBy: string | null },
  { orgId, memberId, isTaken, isPending }: { orgId: string; memberId: string; isTaken: boolean; isPending: boolean },
): Promise<boolean> {
  const waits = and(eq(member.appId, appId), eq(member.id, memberId), eq(member.status, MEMBER.pending));
  const admitted = isTaken
    ? await tx
        .update(member)
        .set({ status: MEMBER.active, updatedAt: now, version: sql`${member.version} + 1` })
        .where(waits)
        .returning({ id: member.id })
    : [];
  const [school] = await tx.select({ name: organization.name }).from(organization).where(organizationIs(appId, orgId));
  const name = school?.name ?? '';
  const refusal = isPending ? '请向学校核对；账号仍由平台审核。' : '请向学校核对。';
  await sendMessage(tx, {
    appId,
    memberIds: [memberId],
    type: 'organization',
    title: isTaken ? `「${name}」已同意您加入` : `「${name}」没有同意您加入`,
    body: isTaken ? '现在可以带学生、分组、看作答。' : refusal,
    link: 'user/accout',
    createdBy,
    now,
  });
  return admitted.length > 0;
}
