import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { maskMobile, maskName } from '@aosai/api/domain/masking';
import { ORGANIZATION } from '@aosai/api/domain/statuses';
import { newId } from '../../../db/newId.ts';
import { member, organization as organizations, organizationMember } from '../../../db/schema/people.ts';
import {
  applyForOrganization,
  codeOnce,
  decideOrganization,
  lockOrganization,
  organizationIs,
  stateOf,
} from '../../../engine/people/organizations.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { auditOf } from '../../exam/engineOf.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { edmsPermissions } from './edmsPermissions.ts';
import { ownFile } from '../../platform/file/ownFile.ts';
import { memberActor } from '../people.ts';
import { memberRowScope, organizationRowScope } from '../../scope.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

const scopeOf = (context: CallContext) =>
  organizationRowScope(context, { appId: organizations.appId, orgId: organizations.id }, ['organization', 'office']);

const callOf = (context: CallContext) => ({
  db: context.db,
  appId: context.appId,
  now: context.services.now(),
  createdBy: actorId(context.actor),
});

const memberCount = sql<number>`(
  select count(*)::int from ${organizationMember}
  where ${organizationMember.appId} = ${organizations.appId} and ${organizationMember.orgId} = ${organizations.id}
    and ${organizationMember.status} = 'active'
)`;

function withOwner({ db }: CallContext) {
  return db
    .select({ row: organizations, memberCount, ownerName: member.name })
    .from(organizations)
    .leftJoin(member, and(eq(member.appId, organizations.appId), eq(member.id, organizations.ownerMemberId)));
}

type Found = Awaited<ReturnType<typeof withOwner>>[number];

function viewOf({ services }: CallContext, { row, memberCount: members, ownerName }: Found) {
  const { keys } = services.platform;
  return {
    id: row.id,
    name: row.name,
    creditCode: row.creditCode,
    contact: row.contact,
    contactMobileMasked: row.contactMobileEnc === null ? null : maskMobile(keys.openField(row.contactMobileEnc)),
    logo: row.logo,
    intro: row.intro,
    quota: row.quota,
    memberCount: members,
    ownerNameMasked: ownerName === null ? null : maskName(ownerName),
    status: row.status,
    statusReason: row.statusReason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export const organization = {
  async create(context, { contactMobile, quota, ...profile }) {
    const { db, appId, actor, services } = context;
    if (profile.logo !== null) await ownFile(db, context, profile.logo, ['logo']);
    const call = callOf(context);
    const row = { ...profile, contactMobileEnc: services.platform.keys.sealField(contactMobile) };
    const log = (id: string) => auditOf(context, 'organization:create', id, { name: profile.name });
    if (actor.kind !== 'user') {
      if (quota !== undefined) throw new AppError('FORBIDDEN');
      const id = await applyForOrganization(call, memberActor(context).memberId, row, (tx, made) => log(made)(tx, {}));
      return { id };
    }
    const id = newId();
    const made = { ...row, quota: quota ?? null, status: ORGANIZATION.passed, createdBy: call.createdBy };
    await codeOnce(
      context.db.transaction(async (tx) => {
        await tx.insert(organizations).values({ ...made, appId, id, createdAt: call.now, updatedAt: call.now });
        await log(id)(tx, { quota: made.quota });
      }),
    );
    return { id };
  },

  async update(context, { id, version, contact, contactMobile, quota, disabled, ...profile }) {
    const { db, appId, actor, services } = context;
    if (actor.kind !== 'user' && (quota !== undefined || disabled !== undefined)) throw new AppError('FORBIDDEN');
    await codeOnce(
      db.transaction(async (tx) => {
        const row = await lockOrganization(tx, scopeOf(context), appId, id);
        if (row.version !== version) throw new AppError('VERSION_CHANGED');
        const wantsDisabled = disabled !== undefined && disabled.reason !== null;
        const from = wantsDisabled ? ORGANIZATION.passed : ORGANIZATION.disabled;
        if (disabled !== undefined && row.status !== from) throw stateOf(row.status);
        // The picture that is there may be another manager's upload.
        if (profile.logo !== null && profile.logo !== row.logo) await ownFile(tx, context, profile.logo, ['logo']);
        const set = {
          ...profile,
          ...(contact !== null && { contact }),
          ...(contactMobile !== null && { contactMobileEnc: services.platform.keys.sealField(contactMobile) }),
          ...(quota !== undefined && { quota }),
          ...(disabled !== undefined && {
            status: wantsDisabled ? ORGANIZATION.disabled : ORGANIZATION.passed,
            statusReason: disabled.reason,
          }),
        };
        await tx
          .update(organizations)
          .set({ ...set, version: version + 1, updatedAt: services.now() })
          .where(organizationIs(appId, id));
        const shown = (of: Partial<typeof row>) => ({
          name: of.name,
          creditCode: of.creditCode,
          logo: of.logo,
          quota: of.quota,
          status: of.status,
        });
        const diff = { before: shown(row), after: shown({ ...row, ...set }), contactChanged: contactMobile !== null };
        await writeSysLog(tx, context, { action: 'organization:update', target: id, diff });
      }),
    );
    return { id };
  },

  async pass(context, { id, quota }) {
    const decision = { to: ORGANIZATION.passed, reason: null, quota };
    const audit = auditOf(context, 'organization:pass', id, {});
    await decideOrganization(callOf(context), scopeOf(context), id, decision, audit);
    return { id };
  },

  async reject(context, { id, reason }) {
    const audit = auditOf(context, 'organization:reject', id, {});
    await decideOrganization(callOf(context), scopeOf(context), id, { to: ORGANIZATION.rejected, reason }, audit);
    return { id };
  },

  async queryById(context, { id }) {
    const [found] = await withOwner(context).where(and(scopeOf(context), organizationIs(context.appId, id)));
    if (!found) throw new AppError('NOT_FOUND');
    return viewOf(context, found);
  },

  async queryList(context, { page, size, sort, keyword, statusList }) {
    const pattern = keyword ? containing(keyword) : undefined;
    const wanted = and(
      scopeOf(context),
      isNull(organizations.deletedAt),
      statusList?.length ? inArray(organizations.status, statusList) : undefined,
      pattern === undefined
        ? undefined
        : or(ilike(organizations.name, pattern), ilike(organizations.creditCode, pattern)),
    );
    const order = listOrder(sort, {
      createdAt: organizations.createdAt,
      name: organizations.name,
      quota: organizations.quota,
      status: organizations.status,
    });
    const rows = await withOwner(context)
      .where(wanted)
      .orderBy(...order, desc(organizations.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(organizations).where(wanted);
    return { content: rows.map((row) => viewOf(context, row)), total: counted?.total ?? 0, page, size };
  },

  async querySimpleList({ db, appId }, { page, size, sort, keyword }) {
    const wanted = and(
      eq(organizations.appId, appId),
      eq(organizations.status, ORGANIZATION.passed),
      isNull(organizations.deletedAt),
      keyword ? ilike(organizations.name, containing(keyword)) : undefined,
    );
    const order = listOrder(sort, { name: organizations.name, createdAt: organizations.createdAt });
    const content = await db
      .select({ id: organizations.id, name: organizations.name, logo: organizations.logo })
      .from(organizations)
      .where(wanted)
      .orderBy(...order, organizations.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(organizations).where(wanted);
    return { content, total: counted?.total ?? 0, page, size };
  },

  async queryCurrentRights(context) {
    const { db, appId } = context;
    const actor = memberActor(context);
    const [current] =
      actor.orgId === null
        ? []
        : await db
            .select({ id: organizations.id, name: organizations.name, quota: organizations.quota, memberCount })
            .from(organizations)
            .where(organizationIs(appId, actor.orgId));
    const mine = { appId: organizations.appId, memberId: organizations.ownerMemberId };
    const [applied] = await db
      .select()
      .from(organizations)
      .where(and(memberRowScope(context, mine, ['own']), isNull(organizations.deletedAt)))
      .orderBy(desc(organizations.id))
      .limit(1);
    return {
      organization: current ?? null,
      roles: [...actor.orgRoles],
      permissions: edmsPermissions(actor),
      application: applied
        ? {
            id: applied.id,
            name: applied.name,
            status: applied.status,
            statusReason: applied.statusReason,
            createdAt: applied.createdAt.toISOString(),
          }
        : null,
    };
  },
} satisfies ResourceHandlers<'organization'>;
