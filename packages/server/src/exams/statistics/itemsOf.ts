import { and, count, eq, max, type SQL } from 'drizzle-orm';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { exam } from '@aosai/api/exams/exam.contract';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { closedVersions, type HeldAt } from '../../questions/bank/heldQuestions.ts';
import type { Author } from '../../kit/reader.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type ExamRow, papersOfExam } from '../exam/examFacts.ts';
import { type ItemAnalysis, itemAnalysis } from './itemAnalysis.ts';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { statCache } from '../../db/schema/teaching.ts';

/** State of the rows behind cached figures: how many, and when the last one changed. */
interface Stamp {
  count: number;
  changedAt: Date | null;
}

interface Figures<Value> {
  kind: string;
  targetId: string;
  stamp: Stamp;
  /** Figures of a running exam change with every hand-in: they are computed once a minute. */
  isRunning: boolean;
  count: () => Promise<Value>;
}

/** Caches figures that are expensive to compute, until their rows change. */
async function cachedFigures<Value>(
  { db, appId, now }: Pick<EngineCall, 'db' | 'appId' | 'now'>,
  { kind, targetId, stamp, isRunning, count }: Figures<Value>,
): Promise<Value> {
  const [kept] = await db
    .select()
    .from(statCache)
    .where(and(eq(statCache.appId, appId), eq(statCache.kind, kind), eq(statCache.targetId, targetId)));
  if (kept) {
    const isSame = kept.count === stamp.count && kept.changedAt?.getTime() === stamp.changedAt?.getTime();
    const isFresh = isRunning && now.getTime() - kept.madeAt.getTime() < MINUTE_MS;
    if (isSame || isFresh) return kept.value as Value;
  }
  const value = await count();
  const row = { ...stamp, value, madeAt: now };
  await db
    .insert(statCache)
    .values({ appId, kind, targetId, ...row })
    .onConflictDoUpdate({ target: [statCache.appId, statCache.kind, statCache.targetId], set: row });
  return value;
}

type Analysis = OutputOf<(typeof exam)['calls']['queryItemAnalysis']>;

async function stampOf({ db, appId }: EngineCall, where: SQL | undefined) {
  const [row] = await db
    .select({ count: count(), changedAt: max(examPaperEnroll.updatedAt) })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, appId), where));
  return { count: row?.count ?? 0, changedAt: row?.changedAt ?? null };
}

/** Removes questions that a running exam holds, and all sums that include them. */
export async function openItems(
  at: HeldAt,
  author: Author,
  workId: string | undefined,
  figures: ItemAnalysis,
): Promise<ItemAnalysis> {
  const ids = figures.items.map(({ questionId }) => questionId);
  const closed = await closedVersions(at, author, ids, workId);
  if (closed.size === 0) return figures;
  // Discrimination would also reveal the hidden sum.
  const items = figures.items
    .filter(({ questionId }) => !closed.has(questionId))
    .map((item) => ({ ...item, discrimination: null, efficiency: null, flags: [] }));
  return { ...figures, meanPoints: null, sd: null, consistency: null, items };
}

/** The item analysis of each paper of an exam or a homework. */
export async function itemsOf(call: EngineCall, row: ExamRow, author: Author): Promise<Analysis> {
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
    const figures = await cachedFigures(call, {
      kind: 'items',
      targetId: `${row.id}/${paper.id}`,
      stamp: await stampOf(call, where),
      isRunning,
      count: () => itemAnalysis(db, appId, attempts.getSQL()),
    });
    papers.push({ examPaperId: paper.id, title: paper.title, ...(await openItems(call, author, row.id, figures)) });
  }
  return { papers };
}
