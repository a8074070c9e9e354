import { and, count, eq, max, type SQL } from 'drizzle-orm';
import { lifecycleAt } from '@aosai/api/domain/lifecycle';
import { ATTEMPT, LIFECYCLE } from '@aosai/api/domain/statuses';
import { examPaperEnroll } from '../../../db/schema/exam.ts';
import { papersOfExam } from '../../../engine/exam/examFacts.ts';
import { itemAnalysis } from '../../../engine/statistics/itemAnalysis.ts';
import { keptFigures } from '../../../engine/statistics/keptFigures.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { engineOf } from '../engineOf.ts';
import { findWatched } from './examStaff.ts';

async function stampOf({ db, appId }: CallContext, where: SQL | undefined) {
  const [row] = await db
    .select({ count: count(), changedAt: max(examPaperEnroll.updatedAt) })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), where));
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? null };
}

/** What an exam's attempts say about the questions of each of its papers. */
export const queryItemAnalysis: ResourceHandlers<'exam'>['queryItemAnalysis'] = async (context, { id }) => {
  const exam = await findWatched(context, id);
  const call = engineOf(context);
  const { db, appId, now } = call;
  const isRunning = lifecycleAt(exam, now) === LIFECYCLE.running;
  const papers = [];
  for (const paper of await papersOfExam(call, exam)) {
    const where = and(
      eq(examPaperEnroll.appId, appId),
      eq(examPaperEnroll.examId, id),
      eq(examPaperEnroll.examPaperId, paper.id),
      eq(examPaperEnroll.status, ATTEMPT.settled),
    );
    const attempts = db
      .select({ id: examPaperEnroll.id, total: examPaperEnroll.totalPoints })
      .from(examPaperEnroll)
      .where(where);
    const figures = await keptFigures(call, {
      kind: 'items',
      targetId: `${id}/${paper.id}`,
      stamp: await stampOf(context, where),
      isRunning,
      count: () => itemAnalysis(db, appId, attempts.getSQL()),
    });
    papers.push({ examPaperId: paper.id, title: paper.title, ...figures });
  }
  return { papers };
};
