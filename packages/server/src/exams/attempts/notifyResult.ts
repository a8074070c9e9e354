import { and, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { exam } from '../../db/schema/exam.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import type { UnsignedCall } from '../../kit/engineCall.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import type { AttemptRow } from './attemptRow.ts';

const linkOf = (page: string, name: string, id: string): string =>
  `${page}?${new URLSearchParams({ [name]: id }).toString()}`;

/** Within this time the student still has the page open and sees the result there. */
const AT_ONCE_MS = 2 * MINUTE_MS;

/**
 * Tells the student that a result is available, if some time has passed since the hand-in. No points: the exam may
 * still hide its results.
 */
export async function notifyResult(call: UnsignedCall, attempt: AttemptRow): Promise<void> {
  const { db, appId, now } = call;
  const { kind, id, examId, examEnrollId, memberId, completedAt } = attempt;
  if (completedAt === null || now.getTime() - completedAt.getTime() < AT_ONCE_MS) return;
  const [found] = await db
    .select({ title: exam.title })
    .from(exam)
    .where(and(eq(exam.appId, appId), eq(exam.id, examId)));
  if (!found) return;
  await sendMessage(db, {
    appId,
    memberIds: [memberId],
    type: kind,
    ...(kind === 'homework'
      ? {
          title: `作业「${found.title}」已出分`,
          body: '得分、评语和迟交的计算都在作业报告里。',
          link: linkOf('homework/report/enroll', 'enrollId', examEnrollId),
          // The same cause as when a teacher settles a homework for everybody: one message per place.
          dedupe: `homework/settled/${examEnrollId}`,
        }
      : {
          title: `「${found.title}」已评测完`,
          body: '成绩和答案按考试的规定公布，可以在报告里查看。',
          link: linkOf('exam/report/paper', 'id', id),
          dedupe: `exam/settled/${id}`,
        }),
    createdBy: null,
    now,
  });
}

/** Tells guardians that a child has finished an exam or homework. No points: results may still be hidden. */
export async function tellGuardians(call: UnsignedCall, attempt: AttemptRow): Promise<void> {
  const { db, appId, now } = call;
  const rows = await db
    .select({ guardianId: memberGuardian.guardianId, name: member.name, title: exam.title })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, memberGuardian.appId), eq(member.id, memberGuardian.memberId)))
    .innerJoin(exam, and(eq(exam.appId, memberGuardian.appId), eq(exam.id, attempt.examId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.memberId, attempt.memberId),
        eq(memberGuardian.status, 'active'),
      ),
    );
  const [first] = rows;
  if (!first) return;
  await sendMessage(db, {
    appId,
    memberIds: rows.map(({ guardianId }) => guardianId),
    type: attempt.kind,
    title: `${first.name}完成了「${first.title}」`,
    ...(attempt.kind === 'homework'
      ? {
          body: '作业已经评测，得分和评语可以在报告里查看。',
          link: linkOf('homework/report/enroll', 'enrollId', attempt.examEnrollId),
        }
      : {
          body: '作答已经收卷并评测。成绩和答案按考试的规定公布，可以在报告里查看。',
          link: linkOf('exam/report/paper', 'id', attempt.id),
        }),
    createdBy: null,
    dedupe: `guardian/${attempt.kind}/${attempt.id}`,
    now,
  });
}
