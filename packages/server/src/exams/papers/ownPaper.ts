import { and, desc, eq } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { orderPaper } from '../../papers/orderPaper.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { roomSections } from '../../papers/roomSections.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { reviewViewAt } from '../reports/reviewVisibility.ts';
import type { CallContext } from '../../kit/context.ts';
import { attemptScope, scopedAttempts } from '../attempts/attemptScope.ts';
import { engineOf } from '../../kit/engineOf.ts';
import type { PaperSections } from '@aosai/api/papers/paper.contract';

/**
 * The questions as the caller's own latest attempt showed them, while it runs and again when its answers may be seen;
 * null otherwise. Only those who sat a paper may read it.
 */
export async function ownPaper(
  context: CallContext,
  examPaperId: string,
  examId: string | null,
): Promise<PaperSections | null> {
  const call = engineOf(context);
  const [latest] = await scopedAttempts(context)
    .where(
      and(
        attemptScope(context, ['own']),
        eq(examPaperEnroll.examPaperId, examPaperId),
        examId === null ? undefined : eq(examPaperEnroll.examId, examId),
      ),
    )
    .orderBy(desc(examPaperEnroll.startedAt), desc(examPaperEnroll.id))
    .limit(1);
  if (!latest) return null;
  const { attempt } = latest;
  const times = { id: attempt.examId, endAt: latest.examEndAt, stoppedAt: latest.examStoppedAt };
  const review = {
    attempt,
    matrix: latest.reviewMatrix,
    closesAt: await examClosesAt(call, times),
    reader: 'candidate' as const,
  };
  const isOpen = attempt.status === ATTEMPT.inProgress || reviewViewAt(review, call.now).answer;
  if (!isOpen) return null;
  const content = await paperContent(context.db, context.appId, examPaperId);
  const sections = roomSections(orderPaper(content, attempt.seed));
  return { examPaperId, title: content.paper.title, sections, staff: null };
}
