import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { targetOrg } from '../../accounts/member/targetOrg.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

export interface TeachingTarget {
  /** Null for a teacher without a school. */
  orgId: string | null;
  teacherId: string;
}

/**
 * The teacher whose groups or students a call is about: the caller, or for a manager or the office the named teacher of
 * the organization. Throws NOT_FOUND, and VALIDATION when they name nobody.
 */
export async function teachingTarget(
  context: CallContext,
  { orgId, teacherId }: { orgId: string | undefined; teacherId: string | undefined },
): Promise<TeachingTarget> {
  const { actor, appId, db } = context;
  if (actor.kind === 'member' && actor.type === 'teacher' && (teacherId ?? actor.memberId) === actor.memberId) {
    if (orgId !== undefined && orgId !== actor.orgId) throw new AppError('NOT_FOUND');
    return { orgId: actor.orgId, teacherId: actor.memberId };
  }
  if (actor.kind === 'member' && !actor.orgRoles.includes('manager')) throw new AppError('NOT_FOUND');
  const org = targetOrg(context, orgId);
  if (teacherId === undefined) throw new AppError('VALIDATION', { path: 'teacherId', detail: '请选择老师' });
  const [teacher] = await db
    .select({ id: member.id })
    .from(organizationMember)
    .innerJoin(member, and(eq(member.appId, organizationMember.appId), eq(member.id, organizationMember.memberId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, org),
        eq(organizationMember.memberId, teacherId),
        eq(organizationMember.status, 'active'),
        eq(member.type, 'teacher'),
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    );
  if (!teacher) throw new AppError('NOT_FOUND');
  return { orgId: org, teacherId };
}
