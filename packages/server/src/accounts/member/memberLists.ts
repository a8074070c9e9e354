import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { maskAccount, maskName } from '@aosai/api/kit/masking';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { belongsTo, maskedMobileOf, memberMatches, type MemberRecord, memberScope } from './memberScope.ts';
import { schoolNumbers } from './schoolNumbers.ts';
import { shownAccount } from '../../kit/rows/shownText.ts';
import { targetOrg } from './targetOrg.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

type Lists = Pick<ResourceHandlers<'member'>, 'queryList' | 'anonQueryList' | 'querySimpleList' | 'queryByMobile'>;

const SORTABLE = {
  createdAt: member.createdAt,
  account: shownAccount(member.account),
  points: member.points,
  status: member.status,
  type: member.type,
};
/** Matches a whole tag; empty input does not filter. */
export const hasTag = (words: string) => (words.trim() === '' ? undefined : sql`${member.tags} ? ${words.trim()}`);
const READERS = ['student', 'organization', 'office'] as const;

/** A school needs its people's full names; the platform's office gets one by opening it, which is logged. */
const shownName = ({ actor }: CallContext, name: string) => (actor.kind === 'member' ? name : maskName(name));

function memberRow(context: CallContext, row: MemberRecord) {
  const { id, nickname, type, tags, points, status, statusReason, version } = row;
  return {
    id,
    account: maskAccount(row.account),
    shownName: shownName(context, row.name),
    nickname,
    mobileMasked: maskedMobileOf(context, row),
    type,
    tags,
    points,
    status,
    statusReason,
    hasInitialPwd: row.initialPwdEnc !== null,
    createdAt: row.createdAt.toISOString(),
    version,
  };
}

export const memberLists = {
  async queryList(context, { page, size, sort, status, type, orgId, tag, keyword }) {
    const where = and(
      memberScope(context, READERS),
      status === undefined ? undefined : eq(member.status, status),
      type === undefined ? undefined : eq(member.type, type),
      orgId === undefined ? undefined : belongsTo(context, targetOrg(context, orgId)),
      tag === undefined ? undefined : hasTag(tag),
      keyword === undefined ? undefined : or(memberMatches(context, keyword), hasTag(keyword)),
    );
    const { db } = context;
    const order = [...listOrder(sort, SORTABLE), desc(member.id)];
    const { rows, ...counted } = await paged(db, db.select().from(member).where(where), { page, size }, order);
    return { content: rows.map((row) => memberRow(context, row)), ...counted };
  },

  /** Teachers of approved organizations are the only people shown publicly. */
  async anonQueryList(context, { page, size, sort, orgId }) {
    const { db, appId } = context;
    const where = and(
      eq(organizationMember.appId, appId),
      eq(organizationMember.status, 'active'),
      eq(organization.status, ORGANIZATION.passed),
      eq(member.status, MEMBER.active),
      eq(member.type, 'teacher'),
      orgId === undefined ? undefined : eq(organization.id, orgId),
    );
    const teachers = db
      .select({ name: member.name, avatar: member.avatar, organization: organization.name })
      .from(organizationMember)
      .innerJoin(member, and(eq(member.appId, appId), eq(member.id, organizationMember.memberId)))
      .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, organizationMember.orgId)))
      .where(where);
    const order = [...listOrder(sort, { organization: organization.name }), asc(organizationMember.id)];
    const { rows, ...counted } = await paged(db, teachers, { page, size }, order);
    return { content: rows.map(({ name, ...rest }) => ({ nameMasked: maskName(name), ...rest })), ...counted };
  },

  async querySimpleList(context, { page, size, sort, type, keyword }) {
    const where = and(
      memberScope(context, READERS),
      eq(member.status, MEMBER.active),
      type === undefined ? undefined : eq(member.type, type),
      memberMatches(context, keyword),
    );
    const { db } = context;
    const options = db.select({ id: member.id, name: member.name, type: member.type }).from(member).where(where);
    const order = [...listOrder(sort, { type: member.type }), asc(member.id)];
    const { rows, ...counted } = await paged(db, options, { page, size }, order);
    const isOffice = context.actor.kind === 'user';
    const places = await schoolNumbers(context, isOffice ? [] : rows.map(({ id }) => id));
    const content = rows.map(({ id, name, type: kind }) => ({
      id,
      shownName: shownName(context, name),
      type: kind,
      no: places.get(id)?.no ?? null,
      className: places.get(id)?.className ?? null,
    }));
    return { content, ...counted };
  },

  async queryByMobile(context, { mobile }) {
    const hash = context.services.platform.keys.mobileHash(mobile);
    const [row] = await context.db
      .select()
      .from(member)
      .where(and(memberScope(context, ['organization', 'office']), eq(member.mobileHash, hash)));
    return { member: row ? memberRow(context, row) : null };
  },
} satisfies Lists;
