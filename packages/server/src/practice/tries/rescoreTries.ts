import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isJudged } from '@aosai/api/questions/kinds';
import type { Verdict } from '@aosai/api/judging/verdicts';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { nextExamAt, dueBeforeExam } from '../draw/dueBeforeExam.ts';
import { earnPoints, forSolving } from './earnPoints.ts';
import { lockDay } from './practiceDay.ts';
import { lockPractice, savePractice } from './practiceRow.ts';
import { type Past, replayTries } from './replayTries.ts';

interface Call {
  appId: string;
  now: Date;
}

/** The result of a try by a corrected key or other test data. */
export interface Rescored {
  tryId: string;
  memberId: string;
  questionId: string;
  percent: number;
  verdict: Verdict | null;
}

type TryRow = typeof tries.$inferSelect;

/** Tries that the judge failed on have no percent and are left out. */
const pastOf = (rows: readonly TryRow[]): Past[] =>
  rows.flatMap(({ percent, reviewPercent, draw, isSlow, isHinted, createdAt }) =>
    percent === null ? [] : [{ percent, reviewPercent, draw, isSlow, isHinted, at: createdAt }],
  );

async function rescoreStanding(tx: Db, call: Call, changed: readonly Rescored[]): Promise<void> {
  const [first] = changed;
  if (!first) return;
  const { appId, now } = call;
  const { memberId, questionId } = first;
  const day = await lockDay(tx, call, memberId);
  const row = await lockPractice(tx, call, { memberId, questionId });
  const isOne = and(eq(tries.appId, appId), eq(tries.memberId, memberId), eq(tries.questionId, questionId));
  const judged = and(isOne, eq(tries.state, 'done'), isNull(tries.deletedAt));
  const rows = await tx.select().from(tries).where(judged).orderBy(asc(tries.no));
  const next = new Map(changed.map((one) => [one.tryId, one]));
  for (const { tryId, percent, verdict } of changed)
    await tx
      .update(tries)
      .set({ percent, verdict, updatedAt: now })
      .where(and(isOne, eq(tries.id, tryId)));
  const [head] = await tx
    .select()
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.id, questionId)));
  if (!head) return;
  const after = pastOf(rows.map((one) => ({ ...one, percent: next.get(one.id)?.percent ?? one.percent })));
  const changes = replayTries(row, pastOf(rows), after, { isProgram: isJudged(head.type), now });
  const { dueAt } = changes;
  const pulled = dueAt ? { dueAt: dueBeforeExam(dueAt, await nextExamAt(tx, call, memberId), now) } : {};
  const standing = await savePractice(tx, row, { ...changes, ...pulled }, now);
  if (row.solvedAt === null && standing.solvedAt !== null && row.revealedAt === null)
    await earnPoints(tx, call, memberId, day, [forSolving(head)]);
}

/**
 * Stores the results of a rejudge in tries, and updates practice state, wrong book, and the points of questions that
 * are solved now. Earned points stay. Mastery is computed from the tries, so it follows by itself.
 */
export async function rescoreTries(tx: Db, call: Call, rescored: readonly Rescored[]): Promise<void> {
  const byStanding = Map.groupBy(rescored, ({ memberId, questionId }) => `${memberId}/${questionId}`);
  // In the usual lock order: the members' days, then their practice rows.
  for (const key of [...byStanding.keys()].toSorted()) await rescoreStanding(tx, call, byStanding.get(key) ?? []);
}

/** The tries of these programs that were not cleared. */
export const triesOf = (db: Db, appId: string, submissionIds: readonly string[]) =>
  db
    .select({
      tryId: tries.id,
      memberId: tries.memberId,
      questionId: tries.questionId,
      submissionId: tries.submissionId,
    })
    .from(tries)
    .where(and(eq(tries.appId, appId), inArray(tries.submissionId, [...submissionIds]), isNull(tries.deletedAt)))
    .orderBy(asc(tries.id));
