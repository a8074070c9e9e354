import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { alias } from 'drizzle-orm/pg-core';
import { question } from '../../db/schema/bank.ts';
import { member, user } from '../../db/schema/people.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { effectiveDifficulty } from '../../questions/bank/effectiveDifficulty.ts';
import type { CallContext } from '../../kit/context.ts';
import type { PracticeTry, PracticeTryRow } from '@aosai/api/practice/practiceViews.contract';

const reviewer = alias(member, 'reviewer');
const officer = alias(user, 'officer');

/** Tries with member and question. */
export const tryQuery = ({ db, appId }: CallContext, where: SQL | undefined) =>
  db
    .select({
      row: tries,
      memberName: member.name,
      head: {
        id: question.id,
        type: question.type,
        title: question.title,
        difficulty: effectiveDifficulty,
        points: question.points,
      },
      reviewerName: reviewer.name,
      officerName: officer.name,
    })
    .from(tries)
    .innerJoin(member, and(eq(member.appId, tries.appId), eq(member.id, tries.memberId)))
    .innerJoin(question, and(eq(question.appId, tries.appId), eq(question.id, tries.questionId)))
    .leftJoin(reviewer, and(eq(reviewer.appId, tries.appId), eq(reviewer.id, tries.reviewedBy)))
    .leftJoin(officer, and(eq(officer.appId, tries.appId), eq(officer.id, tries.reviewedBy)))
    .where(and(eq(tries.appId, appId), where));

export type TryFacts = Awaited<ReturnType<typeof tryQuery>>[number];

/** The percentage that counts: the marker's, if there is one. */
export const percentOfTry = ({ reviewPercent, percent }: typeof tries.$inferSelect): number | null =>
  reviewPercent ?? percent;

/** Without the member, for the member's own history. */
export function tryView(
  { row, reviewerName, officerName }: Omit<TryFacts, 'memberName' | 'head'>,
  isHeld = false,
): PracticeTry {
  return {
    id: row.id,
    questionId: row.questionId,
    versionId: row.versionId,
    no: row.no,
    submittedAt: row.createdAt.toISOString(),
    chapterId: row.chapterId,
    state: row.state,
    percent: isHeld ? null : percentOfTry(row),
    verdict: isHeld ? null : row.verdict,
    ...(isHeld && { isHeld }),
    submissionId: row.submissionId,
    review: row.reviewedAt && {
      percent: isHeld ? null : row.reviewPercent,
      comment: row.comment,
      lineNotes: row.lineNotes,
      reviewedAt: row.reviewedAt.toISOString(),
      reviewerName: reviewerName ?? officerName ?? '',
    },
  };
}

/** For lists of several members; names are masked for the office. */
export function tryRowView({ actor }: CallContext, facts: TryFacts, isHeld: boolean): PracticeTryRow {
  const { row, memberName, head } = facts;
  const isMarker = actor.kind === 'user' || (actor.kind === 'member' && actor.memberId !== row.memberId);
  return {
    ...tryView(facts, isHeld),
    memberId: row.memberId,
    memberName: actor.kind === 'user' ? maskName(memberName) : memberName,
    question: head,
    version: isMarker ? row.version : null,
  };
}

/** Whether the try is a program that went to the judge. */
export const isProgram = isNotNull(tries.submissionId);
