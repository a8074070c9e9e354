import { countedOf, daysLate, type Earned, latePenaltyPct } from '@aosai/api/homework/latePoints';
import { isJudged } from '@aosai/api/questions/kinds';
import { scoreObjective } from '@aosai/api/questions/scoring';
import type { Answer } from '@aosai/api/questions/answers';
import type { AnswerRow } from '../../exams/attempts/attemptRow.ts';
import type { JudgedRow } from '../../judging/submissions/submissionView.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { PaperItem } from '../../questions/question/paperItem.ts';
import { cleanedAt } from '../../exams/scoring/finalPrograms.ts';
import type { LateFacts } from '../../exams/scoring/lateFacts.ts';

/** How the penalty of one answer was computed. */
export interface LateAnswer {
  questionId: string;
  days: number;
  penaltyPct: number;
  earned: number | null;
  onTime: number | null;
}

/** The columns of a submission that the penalty depends on. */
export type TimedSubmission = Pick<JudgedRow, 'questionVersionId' | 'state' | 'createdAt' | 'points'>;

/** The columns of an answer that the penalty depends on. */
export type TimedAnswer = Pick<AnswerRow, 'questionVersionId' | 'answer' | 'savedAt' | 'onTime'>;

/** All points that an answer earned, with their times. */
export function earnedBy(row: TimedAnswer, item: PaperItem, submissions: readonly TimedSubmission[]): Earned[] {
  const { version, points } = item;
  if (isJudged(version.type))
    return submissions
      .filter(({ questionVersionId, state, createdAt }) => {
        return questionVersionId === version.id && state === 'done' && createdAt > cleanedAt(row);
      })
      .map((one) => ({ points: one.points ?? 0, at: one.createdAt }));
  const score = (answer: Answer | null) => (version.answerKey ? scoreObjective(version.answerKey, answer, points) : 0);
  return [
    ...(row.onTime ? [{ points: score(row.onTime.answer), at: new Date(row.onTime.savedAt) }] : []),
    ...(row.savedAt ? [{ points: score(row.answer), at: row.savedAt }] : []),
  ];
}

/** The penalties for late work, answer by answer, for a report. */
export function lateAnswers(
  content: PaperContent,
  rows: readonly TimedAnswer[],
  submissions: readonly TimedSubmission[],
  { dueAt, rule }: LateFacts,
): LateAnswer[] {
  return rows.flatMap((row) => {
    const item = content.byVersion.get(row.questionVersionId);
    if (!item) return [];
    const earned = earnedBy(row, item, submissions);
    const counted = countedOf(earned, dueAt, rule);
    const days = counted ? daysLate(counted.at, dueAt) : 0;
    const onTime = earned.filter(({ at }) => daysLate(at, dueAt) === 0).map(({ points }) => points);
    return [
      {
        questionId: row.questionVersionId,
        days,
        penaltyPct: latePenaltyPct(days, rule),
        earned: counted?.points ?? null,
        onTime: onTime.length > 0 ? Math.max(...onTime) : null,
      },
    ];
  });
}
