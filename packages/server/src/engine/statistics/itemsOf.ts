import { and, count, eq, max, type SQL } from 'drizzle-orm';
import type { OutputOf } from '@aosai/api/contract/call';
import type { exam } from '@aosai/api/contract/exam/exam';
import { lifecycleAt } from '@aosai/api/domain/lifecycle';
import { ATTEMPT, LIFECYCLE } from '@aosai/api/domain/statuses';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../engineCall.ts';
import { type ExamRow, papersOfExam } from '../exam/examFacts.ts';
import { itemAnalysis } from './itemAnalysis.ts';
import { keptFigures } from './keptFigures.ts';

type Analysis = OutputOf<(typeof exam)['calls']['queryItemAnalysis']>;

async function stampOf({ db, appId }: EngineCall, where: SQL | undefined) {
  const [row] = await db
    .select({ count: count(), changedAt: max(examPaperEnroll.updatedAt) })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), where));
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? null };
}

/** What the attempts at an exam or a homework say about the questions of each of its papers. */
export async function itemsOf(call: EngineCall, row: ExamRow): Promise<Analysis> {
  const { db, appId, now } = call;
  const isRunning = lifecycleAt(row, now) === LIFECYCLE.running;
  const papers = [];
  for (const paper of await papersOfExam(call, row)) {
    const where = and(
      eq(examPaperEnroll.appId, appId),
      eq(examPaperEnroll.examId, row.id),
      eq(examPaperEnroll.examPaperId, paper.id),
      eq(examPaperEnroll.status, ATTEMPT.settled),
    );
    const attempts = db
      .select({ id: examPaperEnroll.id, total: examPaperEnroll.totalPoints })
      .from(examPaperEnroll)
      .where(where);
    const figures = await keptFigures(call, {
      kind: 'items',
      targetId: `${row.id}/${paper.id}`,
      stamp: await stampOf(call, where),
      isRunning,
      count: () => itemAnalysis(db, appId, attempts.getSQL()),
    });
    papers.push({ examPaperId: paper.id, title: paper.title, ...figures });
  }
  return { papers };
}
