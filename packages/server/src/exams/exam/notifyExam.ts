import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { RELEASED_PART, type ReleasedPart } from '@aosai/api/exams/release';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { targetLink } from '../../enrolment/targetLink.ts';
import type { CallContext } from '../../kit/context.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { ExamRow } from './examFacts.ts';

/**
 * Notifies enrolled students who have not begun that the exam was stopped; the others are notified when their attempts
 * are handed in.
 */
export async function notifyStopped(
  tx: Db,
  { appId, services }: Pick<CallContext, 'appId' | 'services'>,
  { id, title }: { id: string; title: string },
  reason: string,
): Promise<void> {
  const begun = tx
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)));
  const places = await tx
    .select({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, id),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
        notExists(begun),
      ),
    );
  await sendMessage(tx, {
    appId,
    memberIds: places.map(({ memberId }) => memberId),
    type: 'exam',
    title: `考试「${title}」已取消`,
    body: `原因：${reason}。不用再参加，有问题请联系老师。`,
    link: targetLink({ kind: 'exam', id }),
    createdBy: null,
    dedupe: `exam/stopped/${id}`,
    now: services.now(),
  });
}

/** Notifies the students who took part that scores or keys can be seen now. */
export async function notifyReleased(
  { db, appId, services }: CallContext,
  { id, title }: ExamRow,
  what: ReleasedPart,
): Promise<void> {
  const rows = await db
    .selectDistinct({ memberId: examPaperEnroll.memberId })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, id)));
  await sendMessage(db, {
    appId,
    memberIds: rows.map(({ memberId }) => memberId),
    type: 'exam',
    title: `「${title}」的${RELEASED_PART.label(what)}已公布`,
    body: what === 'scores' ? '可以在报告里查看得分。' : '可以在报告里查看正确答案和解析。',
    link: targetLink({ kind: 'exam', id }),
    createdBy: null,
    dedupe: `exam/released/${what}/${id}`,
    now: services.now(),
  });
}
