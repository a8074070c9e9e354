import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { type LinkStatus, linkStatusAt } from '@aosai/api/schools/organizationLinks';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { admitApplicant } from './applyToJoin.ts';
import { endLinks } from './endLinks.ts';
import { joinOrganization } from './joinOrganization.ts';
import { departedMember } from './departedMember.ts';
import { requireManager } from './requireManager.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { lockPassedOrganization } from '../organization/organizations.ts';
import { isInvited } from './memberCount.ts';
import { MEMBER_TYPE, type MemberType } from '@aosai/api/kit/realms';
import { MEMBER, type MemberStatus, ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/accounts/memberStatus';

export interface MembershipChange {
  id: string;
  version: number;
  no: string | null;
  className: string | null;
  roles: OrganizationRole[];
  status: 'active' | 'left';
}

type Place = Pick<MembershipChange, 'no' | 'className' | 'roles'> & { status: LinkStatus; admitted?: true };

/**
 * Changes what an organization keeps about a member. A member who leaves loses the roles with the next call and the
 * links to teachers and students there. A former member is invited again, unless the organization made the account.
 * People who have not answered an invitation cannot be changed. Throws NOT_FOUND, VERSION_CHANGED, VALIDATION,
 * ORG_FULL, ORG_LAST_MANAGER, LINK_REFUSED.
 */
export async function changeMembership(
  tx: Db,
  call: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  scope: SQL,
  { id, version, ...change }: MembershipChange,
): Promise<{ before: Place; after: Place; orgId: string; memberId: string }> {
  const { appId, now } = call;
  const placeIs = and(eq(organizationMember.appId, appId), eq(organizationMember.id, id));
  const find = () =>
    tx
      .select({ place: organizationMember, person: member })
      .from(organizationMember)
      .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
      .where(and(scope, placeIs, isNull(organizationMember.deletedAt)));
  const orgId = (await find())[0]?.place.orgId;
  if (!orgId) throw new AppError('NOT_FOUND');
  await lockPassedOrganization(tx, appId, orgId);
  const [row] = await find();
  if (!row) throw new AppError('NOT_FOUND');
  const { place, person } = row;
  const { no, className, roles } = place;
  const status = linkStatusAt(place, now);
  const before = { no, className, roles, status };
  let admitted = false;
  // A pending invitation cannot be changed, a refused or expired one only repeated. An application is accepted or
  // refused.
  const mayLeave = ['active', 'applied', 'left'].includes(status);
  if (status === 'pending' || (change.status === 'left' && !mayLeave)) throw new AppError('NOT_FOUND');
  if (place.version !== version) throw new AppError('VERSION_CHANGED');
  if (status === 'applied' && change.status === 'active') checkStanding(person.status);
  checkRoles(change.roles, place, status === 'active' ? person.type : null);
  await checkNumber(tx, { appId, orgId, id, now }, change.no);
  const set = { no: change.no, className: change.className, roles: change.roles, updatedAt: now, version: version + 1 };
  await tx.update(organizationMember).set(set).where(placeIs);
  if (change.status === 'active' && status !== 'active') {
    await joinOrganization(tx, call, orgId, [{ memberId: place.memberId, roles: change.roles }]);
  }
  if (change.status === 'left' && status === 'active') {
    await tx
      .update(organizationMember)
      .set({ status: 'left', known: departedMember(person) })
      .where(placeIs);
    await endLinks(tx, { appId, orgId, now }, place.memberId);
  }
  if (status === 'applied') {
    const isTaken = change.status === 'active';
    // A refused applicant never belonged: keep only the masked name.
    const known = { name: maskName(person.name), mobileEnc: null, mobileHash: null };
    if (!isTaken) await tx.update(organizationMember).set({ status: 'left', answeredAt: now, known }).where(placeIs);
    const isPending = person.status === MEMBER.pending;
    admitted = await admitApplicant(tx, call, { orgId, memberId: place.memberId, isTaken, isPending });
  }
  if (place.roles.includes('manager')) await requireManager(tx, appId, orgId);
  const [stored] = await tx.select({ status: organizationMember.status }).from(organizationMember).where(placeIs);
  const after = { ...change, status: stored?.status ?? status, ...(admitted && { admitted }) };
  return { before, after, orgId, memberId: place.memberId };
}

/** Throws for an account that the platform has rejected or disabled. */
function checkStanding(status: MemberStatus): void {
  if (status === MEMBER.pending || status === MEMBER.active) return;
  throw new AppError('VALIDATION', { path: 'memberId', detail: `这个账号${MEMBER.label(status)}，不能加入` });
}

/** `type` is null for people who do not belong here: the school must not learn their type of account. */
function checkRoles(
  wanted: readonly OrganizationRole[],
  { roles }: Pick<Place, 'roles'>,
  type: MemberType | null,
): void {
  const unfit = wanted.find(
    (role) => !roles.includes(role) && (type === null || (role !== 'manager' && role !== type)),
  );
  if (unfit === undefined) return;
  const label = ORGANIZATION_ROLE.label(unfit);
  const detail =
    type === null ? `加入本校之后才能成为${label}` : `这是${MEMBER_TYPE.label(type)}账号，不能成为${label}`;
  throw new AppError('VALIDATION', { path: 'roles', detail });
}

async function checkNumber(
  tx: Db,
  at: { appId: string; orgId: string; id: string; now: Date },
  no: string | null,
): Promise<void> {
  if (no === null) return;
  const [taken] = await tx
    .select({ id: organizationMember.id })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, at.appId),
        eq(organizationMember.orgId, at.orgId),
        eq(organizationMember.no, no),
        or(eq(organizationMember.status, 'active'), isInvited(at.now)),
        ne(organizationMember.id, at.id),
      ),
    )
    .limit(1);
  if (taken) throw new AppError('VALIDATION', { path: 'no', detail: `学号 ${no} 已属于本校另一位成员` });
}
