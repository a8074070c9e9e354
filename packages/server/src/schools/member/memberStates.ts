import { and, eq, inArray, sql, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { lockMembers, memberScope } from '../../accounts/member/memberScope.ts';
import { actorId } from '../../kit/actorId.ts';
import { requireVersion } from '../../kit/rows/version.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER, type MemberStatus, type OrganizationRole } from '@aosai/api/accounts/memberStatus';
import type { Db } from '../../db/open.ts';
import { endLinks } from '../roster/endLinks.ts';
import { joinOrganization } from '../roster/joinOrganization.ts';
import { departedMember } from '../roster/departedMember.ts';
import { requireManager } from '../roster/requireManager.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { organizationIs } from '../organization/organizations.ts';
import { invitationsOf } from '../../accounts/member/memberDetail.ts';

/**
 * Sets the roles of a member in an organization, or invites them with these roles; no roles ends the membership.
 * Writers of an organization's members take turns on its row. Throws NOT_FOUND, ORG_FULL, ORG_LAST_MANAGER,
 * LINK_REFUSED. Returns whether the member no longer teaches there.
 */
async function setOrganizationRoles(
  tx: Db,
  call: Pick<PeopleCall, 'appId' | 'now' | 'createdBy'>,
  { memberId, orgId, roles }: { memberId: string; orgId: string; roles: readonly OrganizationRole[] },
): Promise<{ stopsTeaching: boolean }> {
  const { appId, now } = call;
  const placeIs = and(
    eq(organizationMember.appId, appId),
    eq(organizationMember.orgId, orgId),
    eq(organizationMember.memberId, memberId),
    isNull(organizationMember.deletedAt),
  );
  await tx.select({ id: organization.id }).from(organization).where(organizationIs(appId, orgId)).for('update');
  const [place] = await tx.select().from(organizationMember).where(placeIs);
  if (roles.length > 0) await joinOrganization(tx, call, orgId, [{ memberId, roles: [...new Set(roles)] }]);
  else {
    const [person] = await tx
      .select()
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, memberId)));
    if (!place || !person) throw new AppError('NOT_FOUND');
    await tx
      .update(organizationMember)
      .set({
        status: 'left',
        ...(place.status === 'active' && { known: departedMember(person) }),
        updatedAt: now,
        version: sql`${organizationMember.version} + 1`,
      })
      .where(placeIs);
    await endLinks(tx, { appId, orgId, now }, memberId);
  }
  const managed = place?.status === 'active' && place.roles.includes('manager');
  if (managed && !roles.includes('manager')) await requireManager(tx, appId, orgId);
  const taught = place?.roles.includes('teacher') === true;
  return { stopsTeaching: roles.length === 0 || (taught && !roles.includes('teacher')) };
}

interface Decision {
  action: 'member:pass' | 'member:reject';
  from: readonly MemberStatus[];
  to: MemberStatus;
  reason: string | null;
  title: string;
  body: string;
}

/** Accepts or refuses all of them or none. Throws NOT_FOUND, MEMBER_STATE. */
async function decide(context: CallContext, ids: readonly string[], decision: Decision) {
  const { appId, services } = context;
  const { action, from, to, reason, title, body } = decision;
  const now = services.now();
  return audited(context, action, async (tx) => {
    const rows = await lockMembers(tx, context, ['organization', 'office'], ids);
    const other = rows.find(({ status }) => !from.includes(status));
    if (other) throw new AppError('MEMBER_STATE', { status: MEMBER.label(other.status) });
    const memberIds = rows.map(({ id }) => id);
    await tx
      .update(member)
      .set({ status: to, statusReason: reason, updatedAt: now, version: sql`${member.version} + 1` })
      .where(and(eq(member.appId, appId), inArray(member.id, memberIds)));
    if (to !== MEMBER.active) await endSessionsOf(tx, { appId, realm: 'member', personIds: memberIds });
    await sendMessage(tx, { appId, memberIds, type: 'account', title, body, createdBy: actorId(context.actor), now });
    const after = { status: to, ...(reason !== null && { reason }) };
    const told = rows.map(({ id, status }) => ({ target: id, diff: { before: { status }, after } }));
    return { answer: { ids: [...new Set(ids)] }, told };
  });
}

export const memberStates = {
  pass: (context, { ids }) =>
    decide(context, ids, {
      action: 'member:pass',
      from: [MEMBER.pending],
      to: MEMBER.active,
      reason: null,
      title: '账号已通过审核',
      body: '您的账号已通过审核，现在可以使用全部功能。',
    }),

  reject: (context, { ids, reason }) =>
    decide(context, ids, {
      action: 'member:reject',
      from: [MEMBER.pending],
      to: MEMBER.rejected,
      reason,
      title: '账号没有通过审核',
      body: `原因：${reason}。请联系老师或机构补充资料后重新申请。`,
    }),

  async configRoles(context, { id, version, type, organizations = [] }) {
    const { appId, services } = context;
    const now = services.now();
    return audited(context, 'member:configRoles', async (tx, inside) => {
      const [found] = await tx
        .select()
        .from(member)
        .where(and(memberScope(context, ['office']), eq(member.id, id)))
        .for('update');
      const before = requireVersion(found, version);
      await tx
        .update(member)
        .set({ ...(type && { type }), version: version + 1, updatedAt: now })
        .where(and(eq(member.appId, appId), eq(member.id, id)));
      const by = { appId, now, createdBy: actorId(context.actor) };
      // In a fixed order, so that two such calls cannot deadlock.
      for (const { orgId, roles } of organizations.toSorted((a, b) => (a.orgId < b.orgId ? -1 : 1))) {
        const { stopsTeaching } = await setOrganizationRoles(tx, by, { memberId: id, orgId, roles });
        if (stopsTeaching) await services.registries.classStaff.leave(inside, { orgId, memberId: id, heirId: null });
      }
      await endSessionsOf(tx, { appId, realm: 'member', personIds: [id] });
      const diff = { before: { type: before.type }, after: { type: type ?? before.type, organizations } };
      const asked = organizations.map(({ orgId }) => orgId);
      const invitations = (await invitationsOf(context, id, tx)).filter(({ id: orgId }) => asked.includes(orgId));
      return { answer: { id, version: version + 1, invitations }, told: { target: id, diff } };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'pass' | 'reject' | 'configRoles'>;
