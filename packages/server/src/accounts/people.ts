import { and, asc, eq, isNull, type Placeholder } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { organization, organizationMember } from '../db/schema/people.ts';
import type { PeopleCall } from './member/newMember.ts';
import type { CallContext } from '../kit/context.ts';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/** The organizations that a member may act for, in the order of joining. */
export function organizationsOf(db: Db, appId: string | Placeholder, memberId: string | PgColumn | Placeholder) {
  return db
    .select({
      id: organization.id,
      name: organization.name,
      logo: organization.logo,
      roles: organizationMember.roles,
    })
    .from(organizationMember)
    .innerJoin(
      organization,
      and(
        eq(organization.appId, organizationMember.appId),
        eq(organization.id, organizationMember.orgId),
        eq(organization.status, ORGANIZATION.passed),
        isNull(organization.deletedAt),
      ),
    )
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
        isNull(organizationMember.deletedAt),
      ),
    )
    .orderBy(asc(organizationMember.id));
}

/** The part of a call's context that the engine needs to create members. */
export const peopleCall = ({ appId, services }: CallContext, createdBy: string | null): PeopleCall => ({
  appId,
  now: services.now(),
  keys: services.platform.keys,
  createdBy,
});
