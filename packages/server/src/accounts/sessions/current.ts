import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskMobile } from '@aosai/api/kit/masking';
import { perDatabase } from '../../db/perDatabase.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { member, memberGuardian, user } from '../../db/schema/people.ts';
import type { SignedIn } from './findSession.ts';
import { permissionsOf } from './sessionRows.ts';
import { lacksRequiredFactor, mustMemberSetFactor } from '../secondFactor/requiredFactor.ts';
import type { CallContext } from '../../kit/context.ts';
import { organizationsOf } from '../people.ts';
import type { MemberActor } from '../../kit/actor.ts';
import type { Current, MemberSelf } from '@aosai/api/accounts/auth.contract';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** Every sign-in and page load runs these queries; building them again would cost as much as running them. */
const asked = {
  appId: sql.placeholder('appId'),
  memberId: sql.placeholder('memberId'),
  now: sql`${sql.placeholder('now')}::timestamptz`,
};

const selfQuery = perDatabase((db) =>
  db
    .select({
      id: member.id,
      name: member.name,
      nickname: member.nickname,
      avatar: member.avatar,
      type: member.type,
      tags: member.tags,
      points: member.points,
      mobileEnc: member.mobileEnc,
      mustChangePwd: member.mustChangePwd,
    })
    .from(member)
    .where(
      and(
        eq(member.appId, asked.appId),
        eq(member.id, asked.memberId),
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
      ),
    )
    .prepare('self'),
);

const organizationsQuery = perDatabase((db) =>
  organizationsOf(db, asked.appId, asked.memberId).prepare('self_organizations'),
);

const childrenQuery = perDatabase((db) =>
  db
    .select({ id: member.id, name: member.name })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.memberId)))
    .where(
      and(
        eq(memberGuardian.appId, asked.appId),
        eq(memberGuardian.guardianId, asked.memberId),
        eq(memberGuardian.status, 'active'),
        isNull(member.deletedAt),
      ),
    )
    .orderBy(asc(memberGuardian.id))
    .prepare('self_children'),
);

const cardQuery = perDatabase((db) =>
  db
    .select({
      name: memberMembership.name,
      type: memberMembership.type,
      expireDate: memberMembership.expireDate,
    })
    .from(memberMembership)
    .where(
      and(
        eq(memberMembership.appId, asked.appId),
        eq(memberMembership.memberId, asked.memberId),
        gte(memberMembership.expireDate, asked.now),
        isNull(memberMembership.endedAt),
        isNull(memberMembership.deletedAt),
      ),
    )
    .orderBy(desc(memberMembership.expireDate))
    .limit(1)
    .prepare('self_card'),
);

/** Throws ACCOUNT_DISABLED if the person was banned after the session was checked. */
export async function memberSelfOf(
  { db, appId, services }: CallContext,
  { memberId, orgId }: MemberActor,
): Promise<MemberSelf> {
  const of = { appId, memberId, now: services.now().toISOString() };
  // Sent together: queries of one turn go to the embedded database's thread as one message.
  const [[row], organizations, children, [card]] = await Promise.all([
    selfQuery(db).execute(of),
    organizationsQuery(db).execute(of),
    childrenQuery(db).execute(of),
    cardQuery(db).execute(of),
  ]);
  if (!row) throw new AppError('ACCOUNT_DISABLED');
  const { mobileEnc, ...shown } = row;
  const acting = organizations.find(({ id }) => id === orgId) ?? null;
  const isManager = acting?.roles.includes('manager') === true;
  // One more query for staff only.
  const isStaff = row.type === 'teacher' || isManager;
  return {
    ...shown,
    mustSetSecondFactor: isStaff && (await mustMemberSetFactor(db, { appId, memberId, isManager })),
    mobileMasked: mobileEnc === null ? null : maskMobile(services.platform.keys.openField(mobileEnc)),
    organization: acting,
    organizations,
    children,
    card: card ? { ...card, expireDate: card.expireDate.toISOString() } : null,
  };
}

/** The signed-in person's own account. */
export async function currentOf(context: CallContext, actor: SignedIn): Promise<Current> {
  const expiresAt = actor.expiresAt.toISOString();
  if (actor.kind === 'member') return { realm: 'member', expiresAt, member: await memberSelfOf(context, actor) };
  const [row] = await context.db
    .select({
      id: user.id,
      name: user.name,
      isSuper: user.isSuper,
      permissions: permissionsOf(),
      mustChangePwd: user.mustChangePwd,
      mustSetSecondFactor: lacksRequiredFactor(),
    })
    .from(user)
    .where(
      and(eq(user.appId, context.appId), eq(user.id, actor.userId), eq(user.status, 'active'), isNull(user.deletedAt)),
    );
  if (!row) throw new AppError('ACCOUNT_DISABLED');
  return { realm: 'user', expiresAt, user: row };
}
