import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskAccount, maskMobile, maskName } from '@aosai/api/kit/masking';
import { type GuardianLink, linkStatusAt, linkUntil } from '@aosai/api/schools/organizationLinks';
import { type member, organizationMember as places, user } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';

interface Listed {
  place: typeof places.$inferSelect;
  person: typeof member.$inferSelect;
  hasConsent: boolean;
  isByPlatform: boolean;
  guardian: GuardianLink | null;
}

/** Whether the platform's office, not the school, made the row: it then holds nothing that the school typed. */
export const madeByPlatform = ({ db, appId }: CallContext): SQL<boolean> =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(user)
      .where(and(eq(user.appId, appId), eq(user.id, places.createdBy))),
  )}`;

/**
 * A row of a school's members. For people who do not belong it holds what the school typed, nothing from the account.
 */
export function organizationMemberView(
  { actor, services }: CallContext,
  { place, person, hasConsent, isByPlatform, guardian }: Listed,
) {
  const now = services.now();
  const { keys } = services.platform;
  const { id, roles, no, className, known, askedAt, version } = place;
  const mobileOf = (sealed: string | null | undefined) => (sealed ? maskMobile(keys.openField(sealed)) : null);
  const status = linkStatusAt(place, now);
  const own = { id, roles, no, className, status, version };
  if (status !== 'active') {
    return {
      ...own,
      memberId: null,
      shownName: known?.name ?? '未填姓名',
      accountMasked: null,
      mobileMasked: mobileOf(known?.mobileEnc),
      type: null,
      memberStatus: null,
      awaitsConsent: false,
      guardian: null,
      tags: [],
      joinedAt: (status === 'left' ? place.createdAt : (askedAt ?? place.createdAt)).toISOString(),
      isByPlatform: isByPlatform && known === null,
      until: linkUntil(place, now)?.toISOString() ?? null,
    };
  }
  return {
    ...own,
    memberId: person.id,
    // A school needs its people's full names; the platform's office gets one by opening it, which is logged.
    shownName: actor.kind === 'member' || person.type === 'teacher' ? person.name : maskName(person.name),
    accountMasked: maskAccount(person.account),
    mobileMasked: mobileOf(person.mobileEnc),
    type: person.type,
    memberStatus: person.status,
    tags: person.tags,
    guardian,
    awaitsConsent: needsConsent(person.birthYm, now.getTime()) && !hasConsent,
    joinedAt: place.createdAt.toISOString(),
    isByPlatform: false,
    until: null,
  };
}
