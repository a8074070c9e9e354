import { and, eq, sql, desc } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { exam as exams, examPaper as papers, examPaperEnroll } from '../../db/schema/exam.ts';
import { paperCard } from '../../papers/paperCard.ts';
import { NO_STANDING, paperStanding } from './paperStanding.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { bankReader, isStaff } from '../../questions/question/bankReader.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { childrenHere, seenBy } from '../exam/examSight.ts';
import { findExam } from '../exam/exam.ts';
import { exportedPaper } from '../../papers/exportPaper.ts';
import { paperPage, paperViews } from '../../papers/paperList.ts';
import { paperWithQuestions } from '../../papers/paperWithQuestions.ts';
import { papersOfHeldExam } from '../../papers/paperQuestions.ts';
import { staffOf } from '../../papers/paperStaff.ts';
import { keptPaper, paperWrites } from '../../papers/paperWrites.ts';
import type { PaperSections } from '@aosai/api/papers/paper.contract';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { orderPaper } from '../../papers/orderPaper.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { roomSections } from '../../papers/roomSections.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { reviewViewAt } from '../reports/reviewVisibility.ts';
import { attemptScope, scopedAttempts } from '../attempts/attemptScope.ts';

/**
 * The questions as the caller's own latest attempt showed them, while it runs and again when its answers may be seen;
 * null otherwise. Only those who sat a paper may read it.
 */
async function ownPaper(
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

/** A paper of an exam that the caller may see: its structure and the caller's attempts. */
async function cardOf(context: CallContext, id: string) {
  const { memberId } = memberActor(context);
  const seen = seenBy(context, await childrenHere(context));
  const [found] = await context.db
    .select({ paper: papers })
    .from(papers)
    .innerJoin(exams, and(eq(exams.appId, papers.appId), sql`${exams.examPaperIds} @> to_jsonb(${papers.id})`))
    .where(and(eq(papers.appId, context.appId), seen, eq(papers.id, id)))
    .limit(1);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...paperCard(found.paper, await paperStanding(engineOf(context), null, id, memberId)), staff: null };
}

const isAuthor = (context: CallContext): boolean => isStaff(bankReader(context));
/** Outside the offices a teacher may also have sat papers. */
const sitsToo = ({ group }: CallContext): boolean => group === '' || group === 'oj';

async function sat(context: CallContext, examId: string): Promise<PaperSections[]> {
  const { examPaperIds } = await findExam(context, examId);
  const found: PaperSections[] = [];
  for (const id of examPaperIds) {
    const paper = await ownPaper(context, id, examId);
    if (paper) found.push(paper);
  }
  return found;
}

/** Papers for their authors, and for students who have sat them. */
export const examPaper = {
  ...paperWrites,
  queryById: async (context, { id }) => {
    const row = isAuthor(context) ? await keptPaper(context, id) : null;
    if (row) return { ...paperCard(row, NO_STANDING), staff: await staffOf(context, row) };
    if (sitsToo(context)) return cardOf(context, id);
    throw new AppError('NOT_FOUND');
  },
  async queryList(context, input) {
    const { rows, ...page } = await paperPage(context, input);
    return { content: await paperViews(context, rows), ...page };
  },
  async querySimpleList(context, input) {
    const { rows, ...page } = await paperPage(context, input, { isSimple: true });
    return { content: await paperViews(context, rows), ...page };
  },
  queryQuestionList: async (context, { examPaperId }) => {
    const row = isAuthor(context) ? await keptPaper(context, examPaperId) : null;
    if (row) return paperWithQuestions(context, row);
    const paper = sitsToo(context) ? await ownPaper(context, examPaperId, null) : null;
    if (!paper) throw new AppError('NOT_FOUND');
    return paper;
  },
  queryQuestionListByExam: async (context, { examId }) => {
    const isSitter = sitsToo(context) && context.actor.kind === 'member';
    const content = isSitter ? await sat(context, examId) : await papersOfHeldExam(context, examId);
    if (content.length === 0) throw new AppError('NOT_FOUND');
    return { content };
  },
  exportPaper: (context, { id, as }) => exportedPaper(context, id, as),
} satisfies ResourceHandlers<'examPaper'>;
