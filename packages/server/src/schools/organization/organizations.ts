import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { member, organization } from '../../db/schema/people.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { joinOrganization } from '../roster/joinOrganization.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { ORGANIZATION, type OrganizationStatus } from '@aosai/api/schools/organizations';

export type OrganizationRow = typeof organization.$inferSelect;
/** The fields of an application or a change. */
export type Profile = Pick<
  typeof organization.$inferInsert,
  'name' | 'creditCode' | 'contact' | 'contactMobileEnc' | 'logo' | 'intro' | 'quota'
>;

export interface OrganizationCall extends Pick<PeopleCall, 'appId' | 'now' | 'createdBy'> {
  db: Db;
}

const CREDIT_CODE_INDEX = 'organization_credit_code';

export async function codeOnce<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error, CREDIT_CODE_INDEX)) throw new AppError('ORG_CODE_TAKEN', {}, { cause: error });
    throw error;
  }
}

/**
 * Applies for an organization, for a member; after a refusal the application is changed and sent again. Tells the back
 * office. Throws ORG_PENDING while one waits, ORG_CODE_TAKEN.
 */
export function applyForOrganization(
  { db, appId, now }: OrganizationCall,
  memberId: string,
  profile: Profile,
  audit: (tx: Db, id: string) => Promise<void>,
): Promise<string> {
  return codeOnce(
    db.transaction(async (tx) => {
      // Lock the applicant's row, so that two concurrent applications take turns.
      await tx.select({ id: member.id }).from(member).where(memberIs(appId, memberId)).for('update');
      const [open] = await tx
        .select({ id: organization.id, status: organization.status })
        .from(organization)
        .where(
          and(
            eq(organization.appId, appId),
            eq(organization.ownerMemberId, memberId),
            inArray(organization.status, [ORGANIZATION.pending, ORGANIZATION.rejected]),
            isNull(organization.deletedAt),
          ),
        )
        .orderBy(desc(organization.id))
        .limit(1);
      if (open?.status === ORGANIZATION.pending) throw new AppError('ORG_PENDING');
      const asked = { ...profile, status: ORGANIZATION.pending, statusReason: null, updatedAt: now };
      const id = open?.id ?? newId();
      if (open) await tx.update(organization).set(asked).where(organizationIs(appId, id));
      else {
        await tx
          .insert(organization)
          .values({ ...asked, appId, id, ownerMemberId: memberId, createdBy: memberId, createdAt: now });
      }
      await notifyOffice(tx, { appId, now, createdBy: memberId }, { kind: 'organization', id, name: profile.name });
      await audit(tx, id);
      return id;
    }),
  );
}

const memberIs = (appId: string, id: string) => and(eq(member.appId, appId), eq(member.id, id));
export const organizationIs = (appId: string, id: string) =>
  and(eq(organization.appId, appId), eq(organization.id, id), isNull(organization.deletedAt));

/** Locks and returns the row if it is in the caller's scope. Throws NOT_FOUND. */
export async function lockOrganization(tx: Db, scope: SQL, appId: string, id: string): Promise<OrganizationRow> {
  const [row] = await tx
    .select()
    .from(organization)
    .where(and(scope, organizationIs(appId, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks an organization; writers of its members take turns on this row. Throws NOT_FOUND if it has not passed. */
export async function lockPassedOrganization(tx: Db, appId: string, id: string): Promise<{ name: string }> {
  const [row] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(and(organizationIs(appId, id), eq(organization.status, ORGANIZATION.passed)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export interface Decision {
  to: typeof ORGANIZATION.passed | typeof ORGANIZATION.rejected;
  reason: string | null;
  quota?: number | null | undefined;
}

/**
 * Decides an application and tells the applicant, who becomes manager if it passes. Throws NOT_FOUND, ORG_STATE when it
 * is no longer waiting.
 */
export async function decideOrganization(
  { db, appId, now, createdBy }: OrganizationCall,
  scope: SQL,
  id: string,
  { to, reason, quota }: Decision,
  audit: Audit,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrganization(tx, scope, appId, id);
    if (row.status !== ORGANIZATION.pending) throw stateOf(row.status);
    const set = { status: to, statusReason: reason, ...(quota !== undefined && { quota }) };
    await tx
      .update(organization)
      .set({ ...set, updatedAt: now, version: row.version + 1 })
      .where(organizationIs(appId, id));
    const isPassed = to === ORGANIZATION.passed;
    if (row.ownerMemberId !== null) {
      if (isPassed) {
        const owner = { memberId: row.ownerMemberId, roles: ['manager' as const] };
        await joinOrganization(tx, { appId, now, createdBy }, id, [owner], 'person');
      }
      await sendMessage(tx, {
        appId,
        memberIds: [row.ownerMemberId],
        type: 'organization',
        title: isPassed ? `「${row.name}」已通过审核` : `「${row.name}」没有通过审核`,
        body: isPassed
          ? '您已成为机构管理员。重新登录后即可进入机构工作台。'
          : `原因：${reason ?? ''}。修改后可以再次申请。`,
        link: 'organization/apply',
        createdBy,
        now,
      });
    }
    await audit(tx, { before: { status: row.status }, after: set });
  });
}

export const stateOf = (status: OrganizationStatus) =>
  new AppError('ORG_STATE', { status: ORGANIZATION.label(status) });
