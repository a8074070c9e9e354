import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { dateText } from '@aosai/api/kit/beijing';
import { LINK_MS, linkStatusAt } from '@aosai/api/schools/organizationLinks';
import { newId } from '../../base/newId.ts';
import { insertChunks } from '../../db/chunks.ts';
import type { Db } from '../../db/open.ts';
import { type KnownPerson, member, organization, organizationMember } from '../../db/schema/people.ts';
import { tellOfInvitation } from './linkMessages.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { memberCount } from './memberCount.ts';
import type { OrganizationRole } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

export interface Joining {
  memberId: string;
  roles: readonly OrganizationRole[];
  /** If omitted, a returning member keeps the former value. */
  no?: string | null;
  className?: string | null;
  /** The data that the school typed, all that it sees of an invited person; if omitted, the data it had before. */
  known?: KnownPerson;
}

type Call = Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>;
type Place = typeof organizationMember.$inferSelect;
type NewPlace = typeof organizationMember.$inferInsert;

async function placesOf(tx: Db, appId: string, orgId: string, memberIds: string[]): Promise<Map<string, Place>> {
  const rows = await tx
    .select()
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        inArray(organizationMember.memberId, memberIds),
      ),
    );
  return new Map(rows.map((row) => [row.memberId, row]));
}

async function madeBy(tx: Db, appId: string, orgId: string, memberIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.orgId, orgId), inArray(member.id, memberIds)));
  return new Set(rows.map(({ id }) => id));
}

/** Until when the organization may not invite someone who refused; null when it may. */
export function refusedUntil(place: Pick<Place, 'status' | 'answeredAt'> | null | undefined, now: Date): Date | null {
  if (place?.status !== 'refused' || place.answeredAt === null) return null;
  const until = new Date(place.answeredAt.getTime() + LINK_MS);
  return now < until ? until : null;
}

/**
 * The only way into an organization. People join at once if it made their account, if they belong already, or if they
 * asked to (`by: 'person'`, or an application). Everybody else is invited: the link opens nothing until they or their
 * guardian agree, and they, their guardians and their schools get a message. Locks the organization's row, so that two
 * calls cannot both fill the last place. Throws NOT_FOUND for an organization that has not passed, ORG_FULL,
 * LINK_REFUSED.
 */
export async function joinOrganization(
  tx: Db,
  call: Call,
  orgId: string,
  joining: readonly Joining[],
  by: 'organization' | 'person' = 'organization',
): Promise<void> {
  const { appId, now, createdBy } = call;
  const [found] = await tx
    .select({ name: organization.name, quota: organization.quota })
    .from(organization)
    .where(
      and(
        eq(organization.appId, appId),
        eq(organization.id, orgId),
        eq(organization.status, ORGANIZATION.passed),
        isNull(organization.deletedAt),
      ),
    )
    .for('update');
  if (!found) throw new AppError('NOT_FOUND');
  const memberIds = joining.map(({ memberId }) => memberId);
  const places = await placesOf(tx, appId, orgId, memberIds);
  const madeHere = await madeBy(tx, appId, orgId, memberIds);
  const asked: string[] = [];
  // New places are inserted at once: nobody else adds any while the organization is locked.
  const firsts = new Map<string, NewPlace>();
  const others: { row: NewPlace; set: Partial<NewPlace> }[] = [];
  for (const { memberId, known, ...as } of joining) {
    const place = places.get(memberId);
    const isWanted = by === 'person' || place?.status === 'applied';
    const belongs = isWanted || place?.status === 'active' || madeHere.has(memberId);
    const waits = place !== undefined && linkStatusAt(place, now) === 'pending';
    const until = refusedUntil(place, now);
    if (!belongs && until) throw new AppError('LINK_REFUSED', { day: dateText(until.getTime()) });
    // Somebody invited, withdrawn and invited again within a day gets one message.
    if (!belongs && !waits && now.getTime() - (place?.askedAt?.getTime() ?? 0) > DAY_MS) asked.push(memberId);
    const state = belongs
      ? { status: 'active' as const, known: null }
      : {
          status: 'pending' as const,
          ...(!waits && { askedAt: now, answeredAt: null, createdBy }),
          ...(known && { known }),
        };
    const set = { ...as, roles: [...as.roles], ...state, updatedAt: now };
    const row = { appId, id: newId(), orgId, createdBy, createdAt: now, memberId, ...set };
    if (place || firsts.has(memberId)) others.push({ row, set });
    else firsts.set(memberId, row);
  }
  for (const part of insertChunks([...firsts.values()])) await tx.insert(organizationMember).values(part);
  for (const { row, set } of others) {
    await tx
      .insert(organizationMember)
      .values(row)
      .onConflictDoUpdate({
        target: [organizationMember.appId, organizationMember.orgId, organizationMember.memberId],
        set: { ...set, deletedAt: null },
      });
  }
  if (found.quota !== null && (await memberCount(tx, { appId, orgId, now })) > found.quota) {
    throw new AppError('ORG_FULL', { quota: found.quota });
  }
  await tellOfInvitation(tx, { ...call, orgId, orgName: found.name, memberIds: asked });
}
