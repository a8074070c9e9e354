import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { examPaperEnroll } from '../../db/schema/exam.ts';

/**
 * The member's attempts at the exam, under all places: giving up a place and taking another does not reset them.
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
