import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { needsConsent } from '@aosai/api/accounts/age';
import { LINK_MS } from '@aosai/api/schools/organizationLinks';
import { member, organization, organizationMember as places } from '../../db/schema/people.ts';
import { answerLink, type LinkAnswer } from './answerLink.ts';
import { isInvited } from './memberCount.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope, organizationRowScope } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

type Links = Pick<
  ResourceHandlers<'organizationMember'>,
  'queryMineList' | 'confirm' | 'refuse' | 'leave' | 'withdraw'
>;

const familyScope = (context: CallContext) =>
  memberRowScope(context, { appId: places.appId, memberId: places.memberId }, ['own', 'child']);

async function answer(context: CallContext, id: string, given: LinkAnswer) {
  const { appId, actor, services } = context;
  const scope =
    given === 'withdraw'
      ? organizationRowScope(context, { appId: places.appId, orgId: places.orgId }, ['organization', 'office'])
      : familyScope(context);
  const call = { appId, now: services.now(), createdBy: actorId(actor) };
  return audited(context, `organizationMember:${given}`, async (tx, inside) => {
    const { before, after, ...link } = await answerLink(tx, call, scope, { id, answer: given });
    if (given === 'leave') await services.registries.classStaff.leave(inside, { ...link, heirId: null });
    const diff = { before: { status: before }, after: { status: after, ...link } };
    return { answer: { id }, told: { target: id, diff } };
  });
}

export const organizationLinks = {
  async queryMineList(context) {
    const { db, appId, services } = context;
    const { memberId } = memberActor(context);
    const now = services.now();
    const rows = await db
      .select({ place: places, person: member, organization: { id: organization.id, name: organization.name } })
      .from(places)
      .innerJoin(member, and(eq(member.appId, appId), eq(member.id, places.memberId)))
      .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, places.orgId)))
      .where(
        and(
          familyScope(context),
          or(eq(places.status, 'active'), isInvited(now)),
          isNull(places.deletedAt),
          isNull(member.deletedAt),
          inArray(member.status, [MEMBER.pending, MEMBER.active]),
          eq(organization.status, ORGANIZATION.passed),
          isNull(organization.deletedAt),
        ),
      )
      .orderBy(asc(places.id));
    return {
      content: rows.map(({ place, person, organization: of }) => {
        const isMe = person.id === memberId;
        const isPending = place.status === 'pending';
        const isGuarded = isMe && needsConsent(person.birthYm, now.getTime());
        return {
          id: place.id,
          organization: of,
          member: { id: person.id, name: person.name, isMe },
          roles: place.roles,
          no: place.no,
          className: place.className,
          status: isPending ? ('pending' as const) : ('active' as const),
          until: isPending && place.askedAt !== null ? new Date(place.askedAt.getTime() + LINK_MS).toISOString() : null,
          mayAnswer: !isGuarded && (isPending || person.orgId !== place.orgId),
        };
      }),
    };
  },
  confirm: (context, { id }) => answer(context, id, 'confirm'),
  refuse: (context, { id }) => answer(context, id, 'refuse'),
  leave: (context, { id }) => answer(context, id, 'leave'),
  withdraw: (context, { id }) => answer(context, id, 'withdraw'),
} satisfies Links;
