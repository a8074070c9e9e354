import { and, asc, eq, isNull, inArray, sql } from 'drizzle-orm';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskEmail, maskMobile, maskName } from '@aosai/api/kit/masking';
import { member, memberGuardian, organization, organizationMember as places } from '../../db/schema/people.ts';
import { hasConsent } from '../minors/consentState.ts';
import { joinCodeOf } from './joinCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { lockedUntil } from '../signIn/loginLimits.ts';
import { findMember, maskedMobileOf, type MemberRecord, memberScope, mobileOf } from './memberScope.ts';
import { personTries } from '../signIn/personTries.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { linkStatusAt, linkUntil } from '@aosai/api/schools/organizationLinks';
import { activePlaces } from './memberCard.ts';

/** The organizations that a member is invited to, applied to or refused, oldest first. Only operators may see them all. */
export async function invitationsOf({ db, appId, services }: CallContext, memberId: string, tx = db) {
  const now = services.now();
  const rows = await tx
    .select({ id: organization.id, name: organization.name, place: places })
    .from(places)
    .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, places.orgId)))
    .where(
      and(
        eq(places.appId, appId),
        eq(places.memberId, memberId),
        inArray(places.status, ['pending', 'refused', 'applied']),
        isNull(places.deletedAt),
        isNull(organization.deletedAt),
      ),
    )
    .orderBy(asc(places.id));
  return rows.flatMap(({ id, name, place }) => {
    const status = linkStatusAt(place, now);
    if (status === 'active' || status === 'left') return [];
    return { id, name, roles: place.roles, status, until: linkUntil(place, now)?.toISOString() ?? null };
  });
}

async function guardianLinks(context: CallContext, memberId: string, status: 'active' | 'pending') {
  const { db, appId } = context;
  const rows = await db
    .select({
      relation: memberGuardian.relation,
      name: member.name,
      mobileEnc: member.mobileEnc,
      askedAt: memberGuardian.createdAt,
      isInvited: sql<boolean>`${memberGuardian.createdBy} not in (${memberGuardian.guardianId}, ${memberGuardian.memberId})`,
    })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, appId), eq(member.id, memberGuardian.guardianId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.memberId, memberId),
        eq(memberGuardian.status, status),
        isNull(member.deletedAt),
      ),
    )
    .orderBy(asc(memberGuardian.id));
  return rows.map(({ relation, name, mobileEnc, askedAt, isInvited }) => ({
    link: { relation, nameMasked: maskName(name), mobileMasked: maskedMobileOf(context, { mobileEnc }) },
    askedAt: askedAt.toISOString(),
    isInvited,
  }));
}

async function guardiansOf(context: CallContext, memberId: string) {
  return (await guardianLinks(context, memberId, 'active')).map(({ link }) => link);
}

/** Parents whom a school has named and who have not answered; not those who asked by themselves. */
async function invitedGuardiansOf(context: CallContext, memberId: string) {
  const links = await guardianLinks(context, memberId, 'pending');
  return links.filter(({ isInvited }) => isInvited).map(({ link, askedAt }) => ({ ...link, askedAt }));
}

async function isChildOfCaller(context: CallContext, row: MemberRecord): Promise<boolean> {
  const [found] = await context.db
    .select({ id: member.id })
    .from(member)
    .where(and(memberScope(context, ['child']), eq(member.id, row.id)));
  return found !== undefined;
}

/** Until when unknown browsers cannot sign this member in. */
async function lockOf({ db, appId, services }: CallContext, id: string): Promise<string | null> {
  const until = await lockedUntil(db, { appId, account: personTries('member', id), now: services.now() });
  return until?.toISOString() ?? null;
}

export const memberDetail = {
  async queryById(context, { id }) {
    const { db, appId, actor, services } = context;
    const row = await findMember(context, ['own', 'child', 'student', 'organization', 'office'], id);
    const isOwn = actor.kind === 'member' && actor.memberId === row.id;
    const isOffice = actor.kind === 'user';
    const isFamily = isOwn || (await isChildOfCaller(context, row));
    // Reading the hidden name or number is logged before it is returned.
    if (!isFamily) await writeSysLog(db, context, { action: 'member:queryById', target: row.id });
    const mobile = mobileOf(context, row);
    const seesAll = isFamily || isOffice;
    const orgId = actor.kind === 'member' && !isFamily ? (actor.orgId ?? '') : null;
    const isOfSchool = orgId !== null && orgId !== '' && row.orgId === orgId;
    const consent = needsConsent(row.birthYm, services.now().getTime())
      ? await hasConsent(db, { appId, memberId: row.id, birthYm: row.birthYm }, services.now())
      : null;
    return {
      id: row.id,
      account: row.account,
      name: row.name,
      nickname: row.nickname,
      avatar: row.avatar,
      birthYm: seesAll ? row.birthYm : null,
      type: row.type,
      tags: row.tags,
      points: row.points,
      status: row.status,
      statusReason: row.statusReason,
      mobileMasked: mobile === null ? null : maskMobile(mobile),
      emailMasked: row.email === null ? null : maskEmail(row.email),
      mobile: isOwn || isOffice ? mobile : null,
      email: isOwn || isOffice ? row.email : null,
      joinCode: isFamily && row.type !== 'teacher' ? await joinCodeOf(db, appId, row) : null,
      isOurs: isOffice || isOfSchool,
      hasPassword: row.pwdHash !== null,
      hasInitialPwd: row.initialPwdEnc !== null,
      hasWxGzh: row.wxGzhOpenId !== null || row.wxMpOpenId !== null,
      hasConsent: consent,
      organizations: await activePlaces(context, row.id, orgId),
      invitations: isOffice ? await invitationsOf(context, row.id) : [],
      guardians: await guardiansOf(context, row.id),
      invitedGuardians: isOfSchool ? await invitedGuardiansOf(context, row.id) : [],
      createdAt: row.createdAt.toISOString(),
      // Useless for the family, who would only learn that somebody tries the password.
      lockedUntil: isFamily ? null : await lockOf(context, row.id),
      version: row.version,
    };
  },
} satisfies Pick<ResourceHandlers<'member'>, 'queryById'>;
