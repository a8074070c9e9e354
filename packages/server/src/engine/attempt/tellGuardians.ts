import { and, eq } from 'drizzle-orm';
import { exam } from '../../db/schema/exam.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import type { EngineCall } from '../engineCall.ts';
import { sendMessage } from '../people/sendMessage.ts';
import type { AttemptRow } from './attemptRow.ts';

const linkOf = (page: string, name: string, id: string): string =>
  `${page}?${new URLSearchParams({ [name]: id }).toString()}`;

/** A child has finished an exam or a homework. No points: it may still keep its results closed. */
export async function tellGuardians(call: EngineCall, attempt: AttemptRow): Promise<void> {
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
    now,
  });
}
