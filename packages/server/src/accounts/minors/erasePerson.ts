import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import type { CallContext } from '../../kit/context.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { memberGradeSettlement } from '../../db/schema/teaching.ts';
import { memberImportRow } from '../../db/schema/imports.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberBlacklist, memberDocument, memberPlayground, turtleWork } from '../../db/schema/memberRecords.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian, memberTeacher, organization, organizationMember } from '../../db/schema/people.ts';
import { orders } from '../../db/schema/orders.ts';
import { learningPlan, placement } from '../../db/schema/plan.ts';
import { memberPracticeDay, memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { feedback, file, message } from '../../db/schema/platform.ts';
import { forgetFactorsOf } from '../secondFactor/factors.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { ORGANIZATION } from '@aosai/api/schools/organizations';

/**
 * Takes a person out of classes that are not over: as teacher, as assistant and as student. Pass the transaction of the
 * erasure and call it first, since it locks classes, and classes are locked before members.
 */
export type LeaveAllClasses = (context: CallContext, memberId: string) => Promise<void>;

declare module '../../kit/engineCall.ts' {
  interface Registries {
    leaveAllClasses: LeaveAllClasses;
  }
}

interface Erasing {
  appId: string;
  memberId: string;
  now: Date;
}

const ERASED_NAME = '已注销用户';
const ERASED_TEXT = '（提交人已注销，内容已删除）';

/** Owners have to hand their organization over first. Throws ERASE_OWNER. */
async function refuseOwners(tx: Db, { appId, memberId }: Erasing): Promise<void> {
  const [owned] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(
      and(
        eq(organization.appId, appId),
        eq(organization.ownerMemberId, memberId),
        inArray(organization.status, [ORGANIZATION.pending, ORGANIZATION.passed]),
      ),
    );
  if (owned) throw new AppError('ERASE_OWNER', { name: owned.name });
}

/** Names shorter than this are part of too many other words. */
const NAME_MIN = 2;

/**
 * Removes the name from messages that the platform wrote about the person to others: to parents, teachers and schools.
 * What people wrote themselves is not searched for names.
 */
async function eraseFromMessages(
  tx: Db,
  appId: string,
  { name, createdAt }: Pick<typeof member.$inferSelect, 'name' | 'createdAt'>,
): Promise<void> {
  if (name.length < NAME_MIN) return;
  const without = (column: typeof message.title | typeof message.body) =>
    sql`replace(${column}, ${name}::text, ${ERASED_NAME}::text)`;
  // The title of an announcement is the platform's too, and names the child to the parents.
  const isByPlatform = isNull(message.announcementId);
  await tx
    .update(message)
    .set({
      title: without(message.title),
      body: sql`case when ${isByPlatform} then ${without(message.body)} else ${message.body} end`,
    })
    .where(
      and(
        eq(message.appId, appId),
        gte(message.createdAt, createdAt),
        sql`(position(${name}::text in ${message.title}) > 0
          or (${isByPlatform} and position(${name}::text in ${message.body}) > 0))`,
      ),
    );
}

/**
 * Removes personal data from every table and ends the sessions. The row keeps its id but no name, so that answers,
 * points and orders still add up. Throws ERASE_OWNER.
 */
export async function erasePerson(tx: Db, erasing: Erasing): Promise<void> {
  const { appId, memberId, now } = erasing;
  await refuseOwners(tx, erasing);
  const [person] = await tx
    .select({ mobileHash: member.mobileHash, name: member.name, createdAt: member.createdAt })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId)))
    .for('update');
  await tx
    .update(member)
    .set({
      account: `erased-${memberId.toLowerCase()}`,
      name: ERASED_NAME,
      nickname: null,
      avatar: null,
      mobileEnc: null,
      mobileHash: null,
      email: null,
      birthYm: null,
      tags: [],
      pwdHash: null,
      initialPwdEnc: null,
      mustChangePwd: false,
      joinCode: null,
      wxGzhOpenId: null,
      wxMpOpenId: null,
      wxUnionId: null,
      ssoSubject: null,
      status: MEMBER.erased,
      statusReason: null,
      updatedAt: now,
    })
    .where(and(eq(member.appId, appId), eq(member.id, memberId)));

  await tx
    .update(memberGuardian)
    .set({ status: 'ended', relation: '', endedAt: now, updatedAt: now })
    .where(
      and(
        eq(memberGuardian.appId, appId),
        or(eq(memberGuardian.guardianId, memberId), eq(memberGuardian.memberId, memberId)),
      ),
    );
  await tx
    .update(consent)
    .set({
      guardianMobileEnc: null,
      guardianMobileHash: null,
      evidenceFile: null,
      status: 'withdrawn',
      withdrawnAt: now,
      updatedAt: now,
    })
    .where(and(eq(consent.appId, appId), eq(consent.memberId, memberId)));
  // The consent of a guardian who leaves stays, under a keyed hash by which a returning guardian finds the child.
  if (person?.mobileHash)
    await tx
      .update(consent)
      .set({ guardianMobileEnc: null })
      .where(and(eq(consent.appId, appId), eq(consent.guardianMobileHash, person.mobileHash)));
  await tx
    .update(memberTeacher)
    .set({ status: 'ended', updatedAt: now })
    .where(
      and(
        eq(memberTeacher.appId, appId),
        or(eq(memberTeacher.teacherId, memberId), eq(memberTeacher.memberId, memberId)),
      ),
    );
  await tx
    .update(organizationMember)
    .set({ status: 'left', no: null, className: null, known: null, updatedAt: now })
    .where(and(eq(organizationMember.appId, appId), eq(organizationMember.memberId, memberId)));
  await tx
    .update(memberImportRow)
    .set({ sealed: '' })
    .where(
      and(
        eq(memberImportRow.appId, appId),
        or(eq(memberImportRow.memberId, memberId), eq(memberImportRow.guardianId, memberId)),
      ),
    );
  await tx.delete(memberDocument).where(and(eq(memberDocument.appId, appId), eq(memberDocument.memberId, memberId)));
  await tx.delete(memberBlacklist).where(and(eq(memberBlacklist.appId, appId), eq(memberBlacklist.memberId, memberId)));
  for (const table of [memberQuestion, memberQuestionTry, memberPracticeDay, placement, learningPlan, turtleWork])
    await tx.delete(table).where(and(eq(table.appId, appId), eq(table.memberId, memberId)));
  await tx
    .delete(submission)
    .where(and(eq(submission.appId, appId), eq(submission.memberId, memberId), isNotNull(submission.tryId)));
  await tx
    .delete(memberPlayground)
    .where(and(eq(memberPlayground.appId, appId), eq(memberPlayground.memberId, memberId)));
  await tx.delete(message).where(and(eq(message.appId, appId), eq(message.memberId, memberId)));
  if (person) await eraseFromMessages(tx, appId, person);
  await tx
    .update(feedback)
    .set({ content: ERASED_TEXT, contact: null, files: [], reply: null, updatedAt: now })
    .where(and(eq(feedback.appId, appId), eq(feedback.memberId, memberId)));
  // The next maintenance round deletes the files, as expired.
  await tx
    .update(file)
    .set({ title: '', isPublic: false, expiresAt: now, deletedAt: now, updatedAt: now })
    .where(and(eq(file.appId, appId), eq(file.ownerKind, 'member'), eq(file.ownerId, memberId)));
  await tx
    .update(enrolment)
    .set({ quitReason: null, rejectReason: null })
    .where(and(eq(enrolment.appId, appId), eq(enrolment.memberId, memberId)));
  // Orders stay, for the accounts.
  await tx
    .update(orders)
    .set({ quitReason: null, rejectReason: null, decideReason: null })
    .where(and(eq(orders.appId, appId), eq(orders.memberId, memberId)));
  await tx
    .update(memberGradeSettlement)
    .set({ comment: '', scoreReason: null })
    .where(and(eq(memberGradeSettlement.appId, appId), eq(memberGradeSettlement.memberId, memberId)));
  await tx
    .update(examPaperEnroll)
    .set({ lastIp: null, holderDeviceId: null })
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.memberId, memberId)));
  await forgetFactorsOf(tx, { appId, realm: 'member', personIds: [memberId] });
  await endSessionsOf(tx, { appId, realm: 'member', personIds: [memberId] });
}
