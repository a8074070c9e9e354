import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { MEMBER_TYPE_LABELS, ORGANIZATION_ROLE_LABELS, type OrganizationRole } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { endLinks } from './endLinks.ts';
import { joinOrganization } from './joinOrganization.ts';
import { checkManagers } from './lastManager.ts';
import type { PeopleCall } from './newMember.ts';
import { lockPassedOrganization } from './organizations.ts';

export interface PlaceChange {
  id: string;
  version: number;
  no: string | null;
  className: string | null;
  roles: OrganizationRole[];
  status: 'active' | 'left';
}

type Place = Pick<PlaceChange, 'no' | 'className' | 'roles' | 'status'>;

/**
 * Changes what an organization knows of one of its members. Who leaves loses its roles with the next call, and links
 * between teachers and students there end. Throws NOT_FOUND, VERSION_CHANGED, VALIDATION, ORG_FULL, ORG_LAST_MANAGER.
 */
export async function changePlace(
  tx: Db,
  call: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  scope: SQL,
  { id, version, ...change }: PlaceChange,
): Promise<{ before: Place; after: Place }> {
  const { appId, now } = call;
  const placeIs = and(eq(organizationMember.appId, appId), eq(organizationMember.id, id));
  const find = () =>
    tx
      .select({ place: organizationMember, type: member.type })
      .from(organizationMember)
      .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
      .where(and(scope, placeIs, isNull(organizationMember.deletedAt)));
  const orgId = (await find())[0]?.place.orgId;
  if (!orgId) throw new AppError('NOT_FOUND');
  await lockPassedOrganization(tx, appId, orgId);
  const [row] = await find();
  if (!row) throw new AppError('NOT_FOUND');
  const { place, type } = row;
  if (place.version !== version) throw new AppError('VERSION_CHANGED');
  const unfit = change.roles.find((role) => role !== 'manager' && role !== type && !place.roles.includes(role));
  if (unfit) {
    const detail = `这是${MEMBER_TYPE_LABELS[type]}账号，不能成为${ORGANIZATION_ROLE_LABELS[unfit]}`;
    throw new AppError('VALIDATION', { detail });
  }
  await checkNumber(tx, { appId, orgId, id }, change.no);
  if (change.status === 'active' && place.status === 'left') {
    await joinOrganization(tx, call, orgId, [{ memberId: place.memberId, roles: change.roles }]);
  }
  await tx
    .update(organizationMember)
    .set({ ...change, version: version + 1, updatedAt: now })
    .where(placeIs);
  if (place.roles.includes('manager')) await checkManagers(tx, appId, orgId);
  if (change.status === 'left' && place.status === 'active') await endLinks(tx, { appId, orgId, now }, place.memberId);
  const { no, className, roles, status } = place;
  return { before: { no, className, roles, status: status === 'left' ? 'left' : 'active' }, after: change };
}

async function checkNumber(tx: Db, at: { appId: string; orgId: string; id: string }, no: string | null): Promise<void> {
  if (no === null) return;
  const [taken] = await tx
    .select({ id: organizationMember.id })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, at.appId),
        eq(organizationMember.orgId, at.orgId),
        eq(organizationMember.no, no),
        eq(organizationMember.status, 'active'),
        ne(organizationMember.id, at.id),
      ),
    )
    .limit(1);
  if (taken) throw new AppError('VALIDATION', { detail: `学号 ${no} 已属于本校另一位成员` });
}
