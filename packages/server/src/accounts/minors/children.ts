import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { blockOf } from '../blacklist/blacklist.ts';
import { signInRefusal } from './consentState.ts';
import type { CallContext } from '../../kit/context.ts';
import { candidate } from '../../kit/engineOf.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { organizationsOf } from '../people.ts';
import { memberActor } from '../../kit/actor.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/** A child of the calling guardian, with the schools that the child may act for, in the order of joining. */
export interface Child {
  memberId: string;
  name: string;
  orgIds: readonly string[];
}

const ofChildren = (context: CallContext) =>
  memberRowScope(context, { appId: member.appId, memberId: member.id }, ['child']);

/** The caller's children with an active link and account, by name; empty for callers without children. */
export async function childrenOf(context: CallContext): Promise<Child[]> {
  const { actor, db } = context;
  if (actor.kind !== 'member' || actor.type === 'student') return [];
  const rows = await db
    .select({ memberId: member.id, name: member.name, orgId: organization.id })
    .from(member)
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, member.appId),
        eq(organizationMember.memberId, member.id),
        eq(organizationMember.status, 'active'),
        isNull(organizationMember.deletedAt),
      ),
    )
    .leftJoin(
      organization,
      and(
        eq(organization.appId, member.appId),
        eq(organization.id, organizationMember.orgId),
        eq(organization.status, ORGANIZATION.passed),
        isNull(organization.deletedAt),
      ),
    )
    .where(and(ofChildren(context), eq(member.status, MEMBER.active), isNull(member.deletedAt)))
    .orderBy(asc(member.name), asc(member.id), asc(organizationMember.id));
  return [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, ofOne]) => ({
    memberId,
    name: ofOne[0]?.name ?? '',
    orgIds: ofOne.flatMap(({ orgId }) => orgId ?? []),
  }));
}

/** The member who takes a place, and the schools they may take it for, in the order of joining. */
export interface PlaceTaker {
  memberId: string;
  orgIds: readonly string[];
}

/**
 * The school a place is taken for: that of the exam or class if the student belongs to it, else the student's first.
 */
export const orgFor = ({ orgIds }: PlaceTaker, orgId: string | null): string | null =>
  orgIds.find((one) => one === orgId) ?? orgIds[0] ?? null;

/**
 * The student who gets a place: the caller, or the child whom a guardian names. A child who could not sign in gets
 * none.
 *
 * @param what for the refusal: 报名, 加入班级
 * @throws VALIDATION without a child, NOT_FOUND for one who is not linked, FORBIDDEN, and the errors that keep the
 * child from signing in
 */
export async function placeTaker(
  context: CallContext,
  memberId: string | undefined,
  what: string,
): Promise<PlaceTaker> {
  const actor = memberActor(context);
  if (actor.type !== 'parent' && (memberId ?? actor.memberId) === actor.memberId) {
    candidate(context);
    return { memberId: actor.memberId, orgIds: actor.orgId === null ? [] : [actor.orgId] };
  }
  if (memberId === undefined) throw new AppError('VALIDATION', { detail: `请选择${what}的孩子`, path: 'memberId' });
  const { db, appId, services } = context;
  const [child] = await db
    .select({ status: member.status, statusReason: member.statusReason, birthYm: member.birthYm })
    .from(member)
    .where(and(ofChildren(context), eq(member.id, memberId), isNull(member.deletedAt)));
  if (!child) throw new AppError('NOT_FOUND', { path: 'memberId' });
  const now = services.now();
  const refusal =
    (await signInRefusal(db, { appId, memberId, ...child }, now)) ??
    (await blockOf(db, { appId, now }, memberId, 'login'));
  if (refusal) throw refusal;
  const schools = await organizationsOf(db, appId, memberId);
  return { memberId, orgIds: schools.map(({ id }) => id) };
}
