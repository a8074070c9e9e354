import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type AnswerKey, scoreObjective } from '@aosai/api/questions/scoring';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../db/open.ts';
import { examMemberQuestion, examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import type { RejudgeChange } from '../db/schema/judge.ts';
import { member } from '../db/schema/people.ts';
import { answersOf, attemptIs } from '../exams/attempts/attemptRow.ts';
import { scoredSubmissions } from '../exams/scoring/attemptSubmissions.ts';
import { settlementOf } from '../exams/scoring/settle.ts';
import { lateFactsOf } from '../exams/scoring/lateFacts.ts';
import { paperContent } from '../papers/paperContent.ts';
import { rescoreTries } from '../practice/tries/rescoreTries.ts';
import { shownTitle } from './rejudgeRow.ts';
import type { Rescoring, Target } from './rescoring.ts';
import { type ChangedTry, changedTries, countTries, tryChange } from './triesByKey.ts';

interface ChangedAnswer {
  answerId: string;
  attemptId: string;
  memberName: string;
  questionTitle: string;
  maxPoints: number;
  before: number | null;
  after: number;
}

/** The key that scores answers to this version; null where the judge does. */
export async function keyOfVersion(db: Db, appId: string, id: string): Promise<AnswerKey | null> {
  const [version] = await db
    .select({ key: questionVersion.answerKey })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, id)));
  return version?.key ?? null;
}

const gradedAnswers = (appId: string, questionVersionId: string) =>
  and(
    eq(examMemberQuestion.appId, appId),
    eq(examMemberQuestion.questionVersionId, questionVersionId),
    inArray(examMemberQuestion.status, [ANSWER_STATUS.judged, ANSWER_STATUS.reviewed]),
  );

/**
 * Counts the scored answers, those of practice included. Unfinished answers need no rejudge: they are scored by the key
 * at the time they are handed in.
 */
export const countAnswers = async (db: Db, appId: string, versionId: string): Promise<number> =>
  (await db.$count(examMemberQuestion, gradedAnswers(appId, versionId))) + (await countTries(db, appId, versionId));

async function practisedChanges(db: Db, { appId, targetId }: Target): Promise<ChangedTry[]> {
  const key = await keyOfVersion(db, appId, targetId);
  return key ? changedTries(db, appId, { versionId: targetId, key }) : [];
}

/** The answers that get other points by the current key, in the order in which attempts are locked. */
async function changedAnswers(db: Db, { appId, targetId }: Target): Promise<ChangedAnswer[]> {
  const key = await keyOfVersion(db, appId, targetId);
  if (!key) return [];
  const rows = await db
    .select({
      answerId: examMemberQuestion.id,
      attemptId: examMemberQuestion.attemptId,
      memberName: member.name,
      questionTitle: shownTitle,
      maxPoints: examMemberQuestion.maxPoints,
      before: examMemberQuestion.autoPoints,
      answer: examMemberQuestion.answer,
    })
    .from(examMemberQuestion)
    .innerJoin(member, and(eq(member.appId, examMemberQuestion.appId), eq(member.id, examMemberQuestion.memberId)))
    .innerJoin(
      questionVersion,
      and(
        eq(questionVersion.appId, examMemberQuestion.appId),
        eq(questionVersion.id, examMemberQuestion.questionVersionId),
      ),
    )
    .where(gradedAnswers(appId, targetId))
    .orderBy(asc(examMemberQuestion.attemptId), asc(examMemberQuestion.id));
  return rows
    .map(({ answer, ...row }) => ({ ...row, after: scoreObjective(key, answer, row.maxPoints) }))
    .filter(({ before, after }) => before !== after);
}

/** Totals of the attempt before and after this answer is scored again; null until it is settled. */
async function totalsOf(db: Db, appId: string, { answerId, attemptId, after }: ChangedAnswer) {
  const [attempt] = await db.select().from(examPaperEnroll).where(attemptIs(appId, attemptId));
  if (attempt?.status !== ATTEMPT.settled) return { totalBefore: null, totalAfter: null };
  const content = await paperContent(db, appId, attempt.examPaperId);
  const answers = await answersOf(db, appId, attemptId);
  const rescored = answers.map((row) => (row.id === answerId ? { ...row, autoPoints: after } : row));
  const { totals } = settlementOf(
    content,
    rescored,
    await scoredSubmissions(db, appId, attemptId),
    await lateFactsOf({ db, appId }, attempt),
  );
  return { totalBefore: attempt.totalPoints, totalAfter: totals.totalPoints };
}

/** Rescores answers by their key: nothing is queued, the differences are available at once. */
export const answersByKey: Rescoring = {
  progress: async (db, target) => {
    const changed = await changedAnswers(db, target);
    const practised = await practisedChanges(db, target);
    const total = await countAnswers(db, target.appId, target.targetId);
    const text = [
      ...changed.map(({ answerId, before, after }) => `${answerId} ${before} > ${after}`),
      ...practised.map(({ tryId, before, percent }) => `${tryId} ${before} > ${percent}`),
    ].join('\n');
    const digest = createHash('sha256').update(text).digest('hex');
    return { total, done: total, failed: 0, differences: changed.length + practised.length, digest };
  },
  attempts: async (db, target) => [...new Set((await changedAnswers(db, target)).map(({ attemptId }) => attemptId))],
  changes: async (db, target, range) => {
    const all = [...(await changedAnswers(db, target)), ...(await practisedChanges(db, target))];
    const shown = range ? all.slice(range.offset, range.offset + range.limit) : all;
    const changes: RejudgeChange[] = [];
    for (const one of shown) {
      if ('tryId' in one) {
        changes.push(tryChange(one));
        continue;
      }
      const { answerId, attemptId, memberName, questionTitle, maxPoints, before, after } = one;
      changes.push({
        submissionId: answerId,
        attemptId,
        memberName,
        questionTitle,
        maxPoints,
        before: { verdict: null, points: before },
        after: { verdict: null, points: after },
        ...(await totalsOf(db, target.appId, one)),
      });
    }
    return changes;
  },
  replace: async (db, target, now) => {
    for (const { answerId, after } of await changedAnswers(db, target))
      await db
        .update(examMemberQuestion)
        .set({
          autoPoints: after,
          points: sql`coalesce(${examMemberQuestion.manualPoints}, ${after}::int)`,
          updatedAt: now,
        })
        .where(and(eq(examMemberQuestion.appId, target.appId), eq(examMemberQuestion.id, answerId)));
    await rescoreTries(db, { appId: target.appId, now }, await practisedChanges(db, target));
  },
};
