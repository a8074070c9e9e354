import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { unlock } from '../../db/schema/bank.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import {
  memberBlacklist,
  memberDocument,
  memberPlayground,
  memberPoints,
  turtleWork,
} from '../../db/schema/memberRecords.ts';
import { consent } from '../../db/schema/minors.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { member, memberGuardian, memberTeacher, organizationMember, session } from '../../db/schema/people.ts';
import {
  memberPracticeDay,
  memberQuestion,
  memberQuestionTry,
  memberRightUsage,
  memberRightUse,
} from '../../db/schema/practice.ts';
import { learningPlan, placement } from '../../db/schema/plan.ts';
import { orders, payment } from '../../db/schema/orders.ts';
import { feedback, file, message, sysLog } from '../../db/schema/platform.ts';
import { memberGradeSettlement } from '../../db/schema/teaching.ts';

interface Section {
  name: string;
  table: PgTable;
  columns: Record<string, PgColumn>;
  of: (memberId: string) => SQL | undefined;
  appId: PgColumn;
  id: PgColumn;
  /** Columns that tell how answers to the row's question were scored: withheld while a running exam asks it. */
  results?: readonly string[];
}

type WithBase = PgTable & { appId: PgColumn; id: PgColumn };

function section<T extends WithBase, K extends string>(
  name: string,
  table: T & Record<K, PgColumn>,
  columns: readonly K[],
  of: Section['of'],
  results?: readonly NoInfer<K>[],
): Section {
  const picked = Object.fromEntries(columns.map((column) => [column, table[column]]));
  return { name, table, columns: picked, of, appId: table.appId, id: table.id, ...(results && { results }) };
}

/**
 * The exported columns of each table, listed one by one: without keys and hashes, and without unpublished results of
 * exams (verdicts, points and cases are in the reports, which know when they may be shown).
 */
export const SECTIONS: readonly Section[] = [
  section(
    'account',
    member,
    [
      'id',
      'account',
      'mobileEnc',
      'email',
      'name',
      'nickname',
      'avatar',
      'birthYm',
      'type',
      'tags',
      'points',
      'status',
      'statusReason',
      'joinCode',
      'wxGzhOpenId',
      'wxMpOpenId',
      'wxUnionId',
      'ssoSubject',
      'createdAt',
      'updatedAt',
    ],
    (id) => eq(member.id, id),
  ),
  section(
    'guardians',
    memberGuardian,
    ['id', 'guardianId', 'memberId', 'relation', 'status', 'createdAt', 'confirmedAt', 'endedAt'],
    (id) => or(eq(memberGuardian.guardianId, id), eq(memberGuardian.memberId, id)),
  ),
  section(
    'consents',
    consent,
    ['id', 'textVersion', 'textHash', 'channel', 'evidenceFile', 'guardianMobileEnc', 'status', 'at', 'withdrawnAt'],
    (id) => eq(consent.memberId, id),
  ),
  section(
    'organizations',
    organizationMember,
    ['id', 'orgId', 'roles', 'no', 'className', 'status', 'askedAt', 'answeredAt', 'createdAt', 'updatedAt'],
    (id) => eq(organizationMember.memberId, id),
  ),
  section('teachers', memberTeacher, ['id', 'teacherId', 'memberId', 'orgId', 'status', 'createdAt'], (id) =>
    or(eq(memberTeacher.teacherId, id), eq(memberTeacher.memberId, id)),
  ),
  section(
    'cards',
    memberMembership,
    ['id', 'membershipId', 'name', 'type', 'days', 'rights', 'startDate', 'expireDate', 'endedAt', 'reason', 'orderId'],
    (id) => eq(memberMembership.memberId, id),
  ),
  section(
    'orders',
    orders,
    [
      'id',
      'orderNo',
      'kind',
      'targetId',
      'memberId',
      'payerId',
      'title',
      'status',
      'amountFen',
      'paidFen',
      'refundFen',
      'refundedFen',
      'invoice',
      'createdAt',
      'paidAt',
      'closedReason',
      'quitReason',
      'rejectReason',
    ],
    (id) => or(eq(orders.memberId, id), eq(orders.payerId, id)),
  ),
  section('payments', payment, ['id', 'orderId', 'provider', 'amountFen', 'status', 'paidFen', 'paidAt'], (id) =>
    eq(payment.payerId, id),
  ),
  section('playground', memberPlayground, ['id', 'language', 'state', 'code', 'input', 'output', 'updatedAt'], (id) =>
    eq(memberPlayground.memberId, id),
  ),
  section('turtleWorks', turtleWork, ['id', 'name', 'code', 'picture', 'createdAt'], (id) =>
    eq(turtleWork.memberId, id),
  ),
  section('plans', learningPlan, ['id', 'language', 'level', 'sitting', 'minutesAWeek', 'fromLevel', 'madeOn'], (id) =>
    eq(learningPlan.memberId, id),
  ),
  section('placements', placement, ['id', 'language', 'experience', 'state', 'level', 'createdAt', 'endedAt'], (id) =>
    eq(placement.memberId, id),
  ),
  section(
    'practice',
    memberQuestion,
    [
      'id',
      'questionId',
      'status',
      'draft',
      'tries',
      'bestPercent',
      'lastTriedAt',
      'isWrong',
      'dueAt',
      'isFavourite',
      'masteredAt',
      'revealedAt',
      'hintsSeen',
      'solvedAt',
      'updatedAt',
    ],
    (id) => eq(memberQuestion.memberId, id),
    ['bestPercent', 'isWrong', 'dueAt', 'masteredAt', 'solvedAt'],
  ),
  section(
    'practiceTries',
    memberQuestionTry,
    [
      'id',
      'questionId',
      'versionId',
      'no',
      'chapterId',
      'answer',
      'percent',
      'verdict',
      'spentMs',
      'isSlow',
      'isHinted',
      'reviewPercent',
      'comment',
      'reviewedAt',
      'createdAt',
      'deletedAt',
    ],
    (id) => eq(memberQuestionTry.memberId, id),
    ['percent', 'verdict', 'reviewPercent', 'comment'],
  ),
  section('practiceDays', memberPracticeDay, ['id', 'day', 'tries', 'earned'], (id) =>
    eq(memberPracticeDay.memberId, id),
  ),
  section('rightUses', memberRightUse, ['id', 'code', 'ref', 'period', 'createdAt'], (id) =>
    eq(memberRightUse.memberId, id),
  ),
  section('rightUsage', memberRightUsage, ['id', 'code', 'period', 'used', 'updatedAt'], (id) =>
    eq(memberRightUsage.memberId, id),
  ),
  section('points', memberPoints, ['id', 'delta', 'reason', 'refType', 'refId', 'createdAt'], (id) =>
    eq(memberPoints.memberId, id),
  ),
  section(
    'termReports',
    memberGradeSettlement,
    [
      'id',
      'gradeId',
      'homeworkPct',
      'examPct',
      'chapterPct',
      'score',
      'rank',
      'level',
      'comment',
      'certificateNo',
      'settledAt',
    ],
    // Only published reports; drafts are not shown to anybody yet.
    (id) => and(eq(memberGradeSettlement.memberId, id), isNotNull(memberGradeSettlement.settledAt)),
  ),
  section('unlocks', unlock, ['id', 'targetType', 'targetId', 'spent', 'createdAt'], (id) => eq(unlock.memberId, id)),
  section('documents', memberDocument, ['id', 'kind', 'fileName', 'title', 'ocr', 'status', 'createdAt'], (id) =>
    eq(memberDocument.memberId, id),
  ),
  section('restrictions', memberBlacklist, ['id', 'scope', 'reason', 'until', 'createdAt'], (id) =>
    eq(memberBlacklist.memberId, id),
  ),
  section('files', file, ['id', 'fileName', 'title', 'mime', 'purpose', 'sizeBytes', 'sha256', 'createdAt'], (id) =>
    and(eq(file.ownerKind, 'member'), eq(file.ownerId, id)),
  ),
  section(
    'feedback',
    feedback,
    [
      'id',
      'category',
      'content',
      'part',
      'questionTitle',
      'files',
      'contact',
      'status',
      'reply',
      'createdAt',
      'handledAt',
    ],
    (id) => eq(feedback.memberId, id),
  ),
  section('messages', message, ['id', 'type', 'title', 'body', 'link', 'createdAt', 'readAt'], (id) =>
    eq(message.memberId, id),
  ),
  section(
    'enrolments',
    enrolment,
    ['id', 'kind', 'targetId', 'source', 'status', 'quitReason', 'rejectReason', 'createdAt', 'updatedAt'],
    (id) => eq(enrolment.memberId, id),
  ),
  section(
    'attempts',
    examPaperEnroll,
    [
      'id',
      'examId',
      'examPaperId',
      'attemptNo',
      'status',
      'startedAt',
      'deadlineAt',
      'completedAt',
      'settledAt',
      'submitReason',
      'lastIp',
      'lastSeenAt',
      'extraSec',
      'eventsCount',
    ],
    (id) => eq(examPaperEnroll.memberId, id),
  ),
  section(
    'answers',
    examMemberQuestion,
    ['id', 'attemptId', 'questionVersionId', 'no', 'answer', 'flagged', 'revision', 'savedAt', 'spentMs', 'lateCopies'],
    (id) => eq(examMemberQuestion.memberId, id),
  ),
  section(
    'programs',
    submission,
    ['id', 'attemptId', 'tryId', 'questionVersionId', 'kind', 'language', 'code', 'input', 'createdAt', 'finishedAt'],
    (id) => eq(submission.memberId, id),
  ),
  section('sessions', session, ['id', 'ip', 'userAgent', 'createdAt', 'seenAt', 'expiresAt'], (id) =>
    and(eq(session.realm, 'member'), eq(session.personId, id)),
  ),
  section('log', sysLog, ['id', 'at', 'action', 'target', 'ip'], (id) =>
    and(eq(sysLog.actorKind, 'member'), eq(sysLog.actorId, id)),
  ),
];
