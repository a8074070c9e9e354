import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/contract/errors';
import type { Current, MemberSelf } from '@aosai/api/contract/types';
import { maskMobile } from '@aosai/api/domain/masking';
import { MEMBER, ORGANIZATION } from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import {
  member,
  memberGuardian,
  memberMembership,
  membership,
  organization,
  organizationMember,
  user,
} from '../../db/schema/people.ts';
import type { SignedIn } from '../../sessions/findSession.ts';
import { permissionsOf } from '../../sessions/sessionRows.ts';
import type { CallContext } from '../context.ts';

export type MemberActor = Extract<SignedIn, { kind: 'member' }>;

/** The member behind the session; the access table lets nobody else through. Throws FORBIDDEN. */
export function memberActor({ actor }: CallContext): MemberActor {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return actor;
}

/** The organizations that a member may act for, in the order of joining. */
export function organizationsOf(db: Db, appId: string, memberId: string | PgColumn) {
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

function childrenOf({ db, appId }: CallContext, guardianId: string): Promise<MemberSelf['children']> {
  return db
    .select({ id: member.id, name: member.name })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.memberId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.guardianId, guardianId),
        eq(memberGuardian.status, 'active'),
        isNull(member.deletedAt),
      ),
    )
    .orderBy(asc(memberGuardian.id));
}

async function cardOf({ db, appId, services }: CallContext, memberId: string): Promise<MemberSelf['card']> {
  const [card] = await db
    .select({ name: membership.name, type: membership.type, expireDate: memberMembership.expireDate })
    .from(memberMembership)
    .innerJoin(
      membership,
      and(eq(membership.appId, memberMembership.appId), eq(membership.id, memberMembership.membershipId)),
    )
    .where(
      and(
        eq(memberMembership.appId, appId),
        eq(memberMembership.memberId, memberId),
        gt(memberMembership.expireDate, services.now()),
        isNull(memberMembership.deletedAt),
      ),
    )
    .orderBy(desc(memberMembership.expireDate))
    .limit(1);
  return card ? { ...card, expireDate: card.expireDate.toISOString() } : null;
}

const selfColumns = {
  id: member.id,
  name: member.name,
  nickname: member.nickname,
  avatar: member.avatar,
  type: member.type,
  tags: member.tags,
  points: member.points,
  mobileEnc: member.mobileEnc,
  mustChangePwd: member.mustChangePwd,
};

/** Throws ACCOUNT_DISABLED where the person was banned since the session was looked at. */
export async function memberSelfOf(context: CallContext, { memberId, orgId }: MemberActor): Promise<MemberSelf> {
  const { db, appId, services } = context;
  // Asked at once: what one turn asks goes to the embedded database's thread as one message.
  const [[row], organizations, children, card] = await Promise.all([
    db
      .select(selfColumns)
      .from(member)
      .where(
        and(
          eq(member.appId, appId),
          eq(member.id, memberId),
          eq(member.status, MEMBER.active),
          isNull(member.deletedAt),
        ),
      ),
    organizationsOf(db, appId, memberId),
    childrenOf(context, memberId),
    cardOf(context, memberId),
  ]);
  if (!row) throw new AppError('ACCOUNT_DISABLED');
  return {
    id: row.id,
    name: row.name,
    nickname: row.nickname,
    avatar: row.avatar,
    type: row.type,
    tags: row.tags,
    points: row.points,
    mobileMasked: row.mobileEnc === null ? null : maskMobile(services.platform.keys.openField(row.mobileEnc)),
    organization: organizations.find(({ id }) => id === orgId) ?? null,
    organizations,
    children,
    card,
    mustChangePwd: row.mustChangePwd,
  };
}

/** What a signed-in person sees of the own account. */
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
    })
    .from(user)
    .where(
      and(eq(user.appId, context.appId), eq(user.id, actor.userId), eq(user.status, 'active'), isNull(user.deletedAt)),
    );
  if (!row) throw new AppError('ACCOUNT_DISABLED');
  return { realm: 'user', expiresAt, user: row };
}
