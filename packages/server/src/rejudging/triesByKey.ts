import { and, asc, eq, isNull } from 'drizzle-orm';
import { type AnswerKey, scoreObjective } from '@aosai/api/questions/scoring';
import type { Db } from '../db/open.ts';
import { questionVersion } from '../db/schema/exam.ts';
import type { RejudgeChange } from '../db/schema/judge.ts';
import { member } from '../db/schema/people.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { percentFor, PRACTICE_MAX } from '../practice/tries/practiceContext.ts';
import type { Rescored } from '../practice/tries/rescoreTries.ts';
import { shownTitle } from './rejudgeRow.ts';

/** Selects tries scored by the version's own key; a draw with other numbers has another key. */
const scoredTries = (appId: string, versionId: string) =>
  and(
    eq(tries.appId, appId),
    eq(tries.versionId, versionId),
    eq(tries.draw, 0),
    eq(tries.state, 'done'),
    isNull(tries.submissionId),
    isNull(tries.deletedAt),
  );

export const countTries = (db: Db, appId: string, versionId: string): Promise<number> =>
  db.$count(tries, scoredTries(appId, versionId));

export interface ChangedTry extends Rescored {
  before: number | null;
  memberName: string;
  questionTitle: string;
}

/** The tries that get another percentage by the current key, oldest first. */
export async function changedTries(
  db: Db,
  appId: string,
  { versionId, key }: { versionId: string; key: AnswerKey },
): Promise<ChangedTry[]> {
  const rows = await db
    .select({
      tryId: tries.id,
      memberId: tries.memberId,
      questionId: tries.questionId,
      before: tries.percent,
      answer: tries.answer,
      memberName: member.name,
      questionTitle: shownTitle,
    })
    .from(tries)
    .innerJoin(member, and(eq(member.appId, tries.appId), eq(member.id, tries.memberId)))
    .innerJoin(questionVersion, and(eq(questionVersion.appId, tries.appId), eq(questionVersion.id, tries.versionId)))
    .where(scoredTries(appId, versionId))
    .orderBy(asc(tries.id));
  return rows
    .map(({ answer, ...row }) => ({
      ...row,
      percent: percentFor(scoreObjective(key, answer, PRACTICE_MAX), PRACTICE_MAX),
      verdict: null,
    }))
    .filter(({ before, percent }) => before !== percent);
}

const pointsOf = (percent: number | null) => (percent === null ? null : (percent * PRACTICE_MAX) / 100);

/** A change for the preview; practice has no attempt and no total. */
export const tryChange = ({ tryId, memberName, questionTitle, before, percent }: ChangedTry): RejudgeChange => ({
  submissionId: tryId,
  attemptId: null,
  memberName,
  questionTitle,
  maxPoints: PRACTICE_MAX,
  before: { verdict: null, points: pointsOf(before) },
  after: { verdict: null, points: pointsOf(percent) },
  totalBefore: null,
  totalAfter: null,
});
