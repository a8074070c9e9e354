import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskName } from '@aosai/api/kit/masking';
import { linkStatusAt } from '@aosai/api/schools/organizationLinks';
import type { Db } from '../../db/open.ts';
import { member, organization, organizationMember, session } from '../../db/schema/people.ts';
import { endLinks } from './endLinks.ts';
import { TYPE_OF } from './importPlan.ts';
import { departedMember } from './departedMember.ts';
import { requireManager } from './requireManager.ts';
import { ASKED_PAGE, tellOfWithdrawal, tellOrganization } from './linkMessages.ts';
import { organizationIs } from '../organization/organizations.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/** Answers to a link: `withdraw` by the organization, the others by the person or a guardian. */
export type LinkAnswer = 'confirm' | 'refuse' | 'leave' | 'withdraw';

interface Answering {
  appId: string;
  now: Date;
  /** The member or user who answers. */
  createdBy: string | null;
}

async function findLink(tx: Db, scope: SQL | undefined, appId: string, id: string) {
  const [row] = await tx
    .select({ place: organizationMember, person: member })
    .from(organizationMember)
    .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
    .where(
      and(
        scope,
        eq(organizationMember.appId, appId),
        eq(organizationMember.id, id),
        isNull(organizationMember.deletedAt),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

type Link = Awaited<ReturnType<typeof findLink>>;

/** Throws LINK_OVER when it was answered already, GUARDIAN_ANSWERS, LINK_OF_SCHOOL, LINK_UNFIT. */
function checkAnswer({ place, person }: Link, { createdBy, now }: Answering, answer: LinkAnswer): void {
  const wanted = answer === 'leave' ? 'active' : 'pending';
  const status = linkStatusAt(place, now);
  // An expired link can still be withdrawn, to remove it from the list.
  if (status !== wanted && !(status === 'expired' && answer === 'withdraw')) throw new AppError('LINK_OVER');
  const isSelf = createdBy === person.id;
  if (isSelf && needsConsent(person.birthYm, now.getTime())) throw new AppError('GUARDIAN_ANSWERS');
  if (answer === 'leave' && person.orgId === place.orgId) throw new AppError('LINK_OF_SCHOOL');
  // The school invited by number or name, without knowing the type of account.
  const unfit = place.roles.find((role) => TYPE_OF[role] !== null && TYPE_OF[role] !== person.type);
  if (answer === 'confirm' && unfit !== undefined) {
    throw new AppError('LINK_UNFIT', { type: MEMBER_TYPE.label(person.type), role: ORGANIZATION_ROLE.label(unfit) });
  }
}

/**
 * Answers a link, once: writers of an organization's members take turns on its row. `before` and `after` are for the
 * log. Throws NOT_FOUND, LINK_OVER, GUARDIAN_ANSWERS, LINK_OF_SCHOOL, LINK_UNFIT, ORG_LAST_MANAGER.
 */
export async function answerLink(
  tx: Db,
  call: Answering,
  scope: SQL | undefined,
  { id, answer }: { id: string; answer: LinkAnswer },
): Promise<{ before: string; after: string; orgId: string; memberId: string }> {
  const { appId, now } = call;
  const orgId = (await findLink(tx, scope, appId, id)).place.orgId ?? '';
  const [school] = await tx
    .select({ name: organization.name, status: organization.status })
    .from(organization)
    .where(organizationIs(appId, orgId))
    .for('update');
  const link = await findLink(tx, scope, appId, id);
  const { place, person } = link;
  if (!school || (answer === 'confirm' && school.status !== ORGANIZATION.passed)) throw new AppError('LINK_OVER');
  checkAnswer(link, call, answer);
  const after = AFTER[answer];
  const set = {
    status: after,
    ...(answer !== 'withdraw' && { answeredAt: now }),
    ...(answer === 'confirm' && { known: null }),
    ...(answer === 'leave' && { known: departedMember(person) }),
    updatedAt: now,
    version: sql`${organizationMember.version} + 1`,
  };
  await tx
    .update(organizationMember)
    .set(set)
    .where(and(eq(organizationMember.appId, appId), eq(organizationMember.id, id)));
  await follow(tx, call, link, { answer, orgId, orgName: school.name });
  return { before: place.status, after, orgId, memberId: person.id };
}

const AFTER = { confirm: 'active', refuse: 'refused', leave: 'left', withdraw: 'left' } as const satisfies Record<
  LinkAnswer,
  string
>;

async function follow(
  tx: Db,
  call: Answering,
  { place, person }: Link,
  { answer, orgId, orgName }: { answer: LinkAnswer; orgId: string; orgName: string },
): Promise<void> {
  const { appId, now } = call;
  // Before the person agrees, the school sees only the name that it typed.
  const typed = place.known?.name ?? '有人';
  switch (answer) {
    case 'confirm':
      // Sessions of the person that have no school now act for this one, so that what they create belongs to it.
      await tx
        .update(session)
        .set({ orgId })
        .where(
          and(
            eq(session.appId, appId),
            eq(session.realm, 'member'),
            eq(session.personId, person.id),
            isNull(session.orgId),
          ),
        );
      return tellOrganization(tx, call, {
        orgId,
        title: `${typed}已加入本校`,
        body: '现在可以分给老师、编入分组。',
      });
    case 'refuse':
      return tellOrganization(tx, call, {
        orgId,
        title: `${typed}没有接受加入邀请`,
        body: '如果确实是本校的人，请先和本人或家长联系；对方也可以把邀请码告诉老师。',
        link: ASKED_PAGE,
      });
    case 'leave':
      await endLinks(tx, { appId, orgId, now }, person.id);
      if (place.roles.includes('manager')) await requireManager(tx, appId, orgId);
      return tellOrganization(tx, call, {
        orgId,
        title: `${maskName(person.name)}已退出本校`,
        body: '由本人或监护人操作。在本校的作答和成绩保留。',
      });
    case 'withdraw':
      return tellOfWithdrawal(tx, call, { memberId: person.id, orgName });
    default:
      return answer satisfies never;
  }
}
