import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import type { RoomSection } from '@aosai/api/contract/types';
import { exam as exams, examPaper as papers, examPaperEnroll } from '../../../db/schema/exam.ts';
import { paperCard } from '../../../engine/exam/examFacts.ts';
import { paperStanding } from '../../../engine/exam/paperStanding.ts';
import { visibleExam } from '../../../engine/exam/visibleExam.ts';
import { orderPaper } from '../../../engine/paper/orderPaper.ts';
import { paperContent } from '../../../engine/paper/paperContent.ts';
import { roomSections } from '../../../engine/paper/roomSections.ts';
import { examClosesAt } from '../../../engine/report/reviewClock.ts';
import { reviewViewAt } from '../../../engine/report/sight.ts';
import { attemptScope, scopedAttempts } from '../attemptScope.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { engineOf, viewerOf } from '../engineOf.ts';
import { findExam } from '../exam/exam.ts';
import { memberActor } from '../../people/people.ts';

interface PaperText {
  examPaperId: string;
  title: string;
  sections: RoomSection[];
}

/**
 * The questions as the caller's own latest attempt showed them: while it runs, and again when its answers may be
 * seen; null otherwise. Nobody reads a paper without having sat it.
 */
async function ownPaper(context: CallContext, examPaperId: string, examId: string | null): Promise<PaperText | null> {
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
  return { examPaperId, title: content.paper.title, sections: roomSections(orderPaper(content, attempt.seed)) };
}

export const examPaper = {
  queryById: async (context, { id }) => {
    const { memberId } = memberActor(context);
    const [found] = await context.db
      .select({ paper: papers })
      .from(papers)
      .innerJoin(exams, and(eq(exams.appId, papers.appId), sql`${exams.examPaperIds} @> to_jsonb(${papers.id})`))
      .where(and(visibleExam(context.db, context.appId, viewerOf(context)), eq(papers.id, id)))
      .limit(1);
    if (!found) throw new AppError('NOT_FOUND');
    return paperCard(found.paper, await paperStanding(engineOf(context), null, id, memberId));
  },
  queryQuestionList: async (context, { examPaperId }) => {
    const paper = await ownPaper(context, examPaperId, null);
    if (!paper) throw new AppError('NOT_FOUND');
    return paper;
  },
  queryQuestionListByExam: async (context, { examId }) => {
    const { examPaperIds } = await findExam(context, examId);
    const content: PaperText[] = [];
    for (const examPaperId of examPaperIds) {
      const paper = await ownPaper(context, examPaperId, examId);
      if (paper) content.push(paper);
    }
    if (content.length === 0) throw new AppError('NOT_FOUND');
    return { content };
  },
} satisfies ResourceHandlers<'examPaper'>;
