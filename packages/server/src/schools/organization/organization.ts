import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { type Contract, contract } from '@aosai/api/contract';
import { maskMobile, maskName } from '@aosai/api/kit/masking';
import { newId } from '../../base/newId.ts';
import { member, organization as organizations, organizationMember } from '../../db/schema/people.ts';
import { subquery } from '../../db/subquery.ts';
import { schoolCodeOf } from '../roster/applyToJoin.ts';
import { type FirstManager, giveFirstManager } from './firstManager.ts';
import { initialPassword } from '../../accounts/member/newPassword.ts';
import {
  applyForOrganization,
  codeOnce,
  decideOrganization,
  organizationIs,
  type OrganizationRow,
  stateOf,
} from './organizations.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { auditOf } from '../../kit/engineOf.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { ownFile } from '../../platform/file/ownFile.ts';
import { memberByName } from '../../accounts/signIn/memberByName.ts';
import { peopleCall } from '../../accounts/people.ts';
import { memberActor, type MemberActor } from '../../kit/actor.ts';
import { memberRowScope, organizationRowScope } from '../../kit/scope.ts';
import { ORGANIZATION } from '@aosai/api/schools/organizations';
import type { CallDefinition, ResourceDefinition, Role } from '@aosai/api/kit/contract/call';

/** `resource:action` of every call under /edms that a role in the organization opens for the member. */
function edmsPermissions({ type, orgId, orgRoles }: MemberActor): string[] {
  if (orgId === null) return [];
  const isManager = orgRoles.includes('manager');
  const opens = (role: Role) => (role === 'orgManager' && isManager) || (role === 'teacher' && type === 'teacher');
  const resources: ResourceDefinition[] = Object.values(contract);
  return resources
    .flatMap(({ path, calls }) =>
      Object.entries<CallDefinition>(calls)
        .filter(([, { mounts }]) => mounts.edms?.some(opens) ?? false)
        .map(([action]) => `${path}:${action}`),
    )
    .sort();
}

const scopeOf = (context: CallContext) =>
  organizationRowScope(context, { appId: organizations.appId, orgId: organizations.id }, ['organization', 'office']);

const callOf = (context: CallContext) => ({
  db: context.db,
  appId: context.appId,
  now: context.services.now(),
  createdBy: actorId(context.actor),
});

const memberCount = subquery<number>(sql`
  select count(*)::int from ${organizationMember}
  where ${organizationMember.appId} = ${organizations.appId} and ${organizationMember.orgId} = ${organizations.id}
    and ${organizationMember.status} = 'active'
`);

async function ownerAndSize(rows: readonly { id: string }[], { db, appId }: CallContext) {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: organizations.id, memberCount, ownerName: member.name })
    .from(organizations)
    .leftJoin(member, and(eq(member.appId, organizations.appId), eq(member.id, organizations.ownerMemberId)))
    .where(and(eq(organizations.appId, appId), inArray(organizations.id, ids)));
  return lookupById(found);
}

const maskedMobile = ({ contactMobileEnc }: OrganizationRow, { services }: CallContext): string | null =>
  contactMobileEnc === null ? null : maskMobile(services.platform.keys.openField(contactMobileEnc));

const owned = crud(organizations, {
  log: 'organization',
  logged: (row, context) => ({
    name: row.name,
    creditCode: row.creditCode,
    logo: row.logo,
    quota: row.quota,
    status: row.status,
    asksNewPwd: row.asksNewPwd,
    maySetPrice: row.maySetPrice,
    contactMobile: maskedMobile(row, context),
  }),
  visible: scopeOf,
  more: ownerAndSize,
  view: (row, context, moreOf) => {
    const { memberCount: members, ownerName } = moreOf(row.id);
    return {
      ...datesAsText(row),
      contactMobileMasked: maskedMobile(row, context),
      memberCount: members,
      ownerNameMasked: ownerName === null ? null : maskName(ownerName),
      // Only its managers read it, on the page of their school.
      joinCode: null as string | null,
    };
  },
});

const ofSchool = owned.one();

/** Public data: approved organizations by name. */
const known = crud(organizations, {
  log: 'organization',
  logged: [],
  visible: () => eq(organizations.status, ORGANIZATION.passed),
  view: ({ id, name, logo }) => ({ id, name, logo }),
});

type Update = Parameters<Handler<Contract['organization']['calls']['update']>>[1];

/** Only the platform sets quota, prices and closing. Throws FORBIDDEN. */
async function refuseOffice({
  context: { actor },
  input: { quota, maySetPrice, disabled },
}: {
  context: CallContext;
  input: Update;
}) {
  const isOfOffice = [quota, maySetPrice, disabled].some((value) => value !== undefined);
  if (actor.kind !== 'user' && isOfOffice) throw new AppError('FORBIDDEN');
}

/** Throws ORG_STATE. */
function statusAfter({ status }: OrganizationRow, { reason }: { reason: string | null }) {
  const [from, to] =
    reason === null ? [ORGANIZATION.disabled, ORGANIZATION.passed] : [ORGANIZATION.passed, ORGANIZATION.disabled];
  if (status !== from) throw stateOf(status);
  return { status: to, statusReason: reason };
}

const update = owned.change<Update>({
  first: refuseOffice,
  to: async ({ tx, context, input, row }) => {
    const { id: _id, version: _version, contact, contactMobile, asksNewPwd, ...further } = input;
    const { quota, maySetPrice, disabled, ...profile } = further;
    const standing = disabled && statusAfter(row, disabled);
    // The current image may be another manager's upload, so only a new one is checked.
    if (profile.logo !== null && profile.logo !== row.logo) await ownFile(tx, context, profile.logo, ['logo']);
    const { keys } = context.services.platform;
    return {
      ...profile,
      ...(contact !== null && { contact }),
      ...(contactMobile !== null && { contactMobileEnc: keys.sealField(contactMobile) }),
      ...(asksNewPwd !== undefined && { asksNewPwd }),
      ...(quota !== undefined && { quota }),
      ...(maySetPrice !== undefined && { maySetPrice }),
      ...standing,
    };
  },
});

type Create = Parameters<Handler<Contract['organization']['calls']['create']>>[1];

/**
 * Prepares the first manager before the transaction: an existing account, or a password for a new one. Throws
 * MEMBER_NOT_FOUND.
 */
async function firstManager(context: CallContext, wanted: NonNullable<Create['manager']>): Promise<FirstManager> {
  if (wanted.kind === 'fresh') {
    const password = await initialPassword(context.services.platform.keys, context.services.now());
    return { kind: 'fresh', name: wanted.name, mobile: wanted.mobile, password };
  }
  const found = await memberByName(context, wanted.account);
  if (!found) throw new AppError('MEMBER_NOT_FOUND');
  return { kind: 'known', memberId: found.id };
}

/** Makes an approved organization on behalf of the platform, with its first manager. */
async function open(
  context: CallContext,
  row: Omit<typeof organizations.$inferInsert, 'appId' | 'id' | 'createdAt' | 'updatedAt' | 'status'>,
  wanted: Create['manager'],
) {
  const { db, appId, services } = context;
  const { keys } = services.platform;
  const call = callOf(context);
  const id = newId();
  const manager = wanted && (await firstManager(context, wanted));
  const audit = auditOf(context, 'organization:create', id, { name: row.name });
  const given = await codeOnce(
    db.transaction(async (tx) => {
      const stamp = { appId, id, createdAt: call.now, updatedAt: call.now };
      await tx.insert(organizations).values({ ...row, ...stamp, status: ORGANIZATION.passed });
      const first =
        manager && (await giveFirstManager(tx, peopleCall(context, call.createdBy), { id, name: row.name }, manager));
      await audit(tx, { after: { quota: row.quota ?? null, ...(first && { ownerMemberId: first.id }) } });
      return first;
    }),
  );
  const sealed = manager?.kind === 'fresh' ? manager.password.initialPwdEnc : null;
  if (!given) return { id, manager: null };
  const { name, account } = given;
  return { id, manager: { name, account, password: sealed === null ? null : keys.openField(sealed) } };
}

export const organization = {
  async create(context, { contactMobile, quota, manager, ...profile }) {
    const { db, actor, services } = context;
    if (profile.logo !== null) await ownFile(db, context, profile.logo, ['logo']);
    const row = { ...profile, contactMobileEnc: services.platform.keys.sealField(contactMobile) };
    const call = callOf(context);
    if (actor.kind === 'user')
      return open(context, { ...row, quota: quota ?? null, createdBy: call.createdBy }, manager);
    if (quota !== undefined || manager !== undefined) throw new AppError('FORBIDDEN');
    if (memberActor(context).type === 'student') throw new AppError('APPLICANT_STUDENT');
    const id = await applyForOrganization(call, memberActor(context).memberId, row, (tx, made) =>
      auditOf(context, 'organization:create', made, { name: profile.name })(tx, {}),
    );
    return { id, manager: null };
  },

  update: (context, input) => codeOnce(update(context, input)),

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

  async showContact(context, { id }) {
    const { db, appId, services } = context;
    const [found] = await db
      .select({ contact: organizations.contactMobileEnc, name: member.name, mobile: member.mobileEnc })
      .from(organizations)
      .leftJoin(member, and(eq(member.appId, organizations.appId), eq(member.id, organizations.ownerMemberId)))
      .where(and(scopeOf(context), organizationIs(appId, id)));
    if (!found) throw new AppError('NOT_FOUND');
    await writeSysLog(db, context, { action: 'organization:showContact', target: id });
    const numberOf = (sealed: string | null) => (sealed === null ? null : services.platform.keys.openField(sealed));
    const { contact, name, mobile } = found;
    return { contactMobile: numberOf(contact), owner: name === null ? null : { name, mobile: numberOf(mobile) } };
  },

  async queryById(context, input) {
    const row = await ofSchool(context, input);
    const isManager = context.actor.kind === 'member' && row.status === ORGANIZATION.passed;
    return isManager ? { ...row, joinCode: await schoolCodeOf(context.db, context.appId, row.id) } : row;
  },
  queryList: owned.list({
    search: ['name', 'creditCode'],
    where: ({ statusList }) => (statusList?.length ? inArray(organizations.status, statusList) : undefined),
    sort: ['createdAt', 'name', 'quota', 'status'],
    order: ['id,desc'],
  }),
  querySimpleList: known.list({ search: ['name'], equal: ['id'], sort: ['name'], order: ['id'] }),

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
            creditCode: applied.creditCode,
            contact: applied.contact,
            intro: applied.intro,
            createdAt: applied.createdAt.toISOString(),
          }
        : null,
    };
  },
} satisfies ResourceHandlers<'organization'>;
