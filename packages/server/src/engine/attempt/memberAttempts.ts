import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { examPaperEnroll } from '../../db/schema/exam.ts';

/**
 * Attempts count for the exam and the member: anyone who gives a place up and takes another keeps those that were begun.
 * Without a paper, all of the exam.
 */
export function attemptsOfMember(
  appId: string | Placeholder,
  {
    examId,
    memberId,
    examPaperId,
  }: Record<'examId' | 'memberId', string | Placeholder> & {
    examPaperId?: string | Placeholder;
  },
): SQL | undefined {
  return and(
    eq(examPaperEnroll.appId, appId),
    eq(examPaperEnroll.examId, examId),
    eq(examPaperEnroll.memberId, memberId),
    examPaperId === undefined ? undefined : eq(examPaperEnroll.examPaperId, examPaperId),
  );
}
