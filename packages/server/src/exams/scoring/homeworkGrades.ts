import { countedOf, worthAt } from '@aosai/api/homework/latePoints';
import { isJudged } from '@aosai/api/questions/kinds';
import { scoreObjective } from '@aosai/api/questions/scoring';
import type { Answer } from '@aosai/api/questions/answers';
import type { AnswerRow } from '../attempts/attemptRow.ts';
import type { JudgedRow } from '../../judging/submissions/submissionView.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { PaperItem } from '../../questions/question/paperItem.ts';
import { cleanedAt } from './finalPrograms.ts';
import type { LateFacts } from './lateFacts.ts';

/** The grade to store for one answer. */
export interface AnswerGrade {
  id: string;
  points: number;
  verdict: string | null;
  graded: string | null;
}

/** The better of an objective answer now and its version at the due date, after the penalty. */
function objectiveGrade(row: AnswerRow, { version, points }: PaperItem, { dueAt, rule }: LateFacts): AnswerGrade {
  const key = version.answerKey;
  const earned = (answer: Answer | null, at: Date | string) => ({
    points: key ? scoreObjective(key, answer, points) : 0,
    at: new Date(at),
  });
  const all = [
    ...(row.onTime ? [earned(row.onTime.answer, row.onTime.savedAt)] : []),
    ...(row.savedAt ? [earned(row.answer, row.savedAt)] : []),
  ];
  const counted = countedOf(all, dueAt, rule);
  return { id: row.id, points: counted ? worthAt(counted, dueAt, rule) : 0, verdict: null, graded: null };
}

/** The best submission after its penalty, without those from before the answer was cleaned. */
function codeGrade(row: AnswerRow, submissions: readonly JudgedRow[], { dueAt, rule }: LateFacts): AnswerGrade {
  const done = submissions
    .filter(({ questionVersionId, state, createdAt }) => {
      const isTheirs = questionVersionId === row.questionVersionId && state === 'done';
      return isTheirs && createdAt > cleanedAt(row);
    })
    .map((one) => ({ id: one.id, verdict: one.verdict, points: one.points ?? 0, at: one.createdAt }));
  const sound = done.filter(({ verdict }) => verdict !== 'SE');
  const counted = countedOf(sound.length > 0 ? sound : done, dueAt, rule);
  if (!counted) return { id: row.id, points: 0, verdict: null, graded: null };
  return { id: row.id, points: worthAt(counted, dueAt, rule), verdict: counted.verdict, graded: counted.id };
}

/** Grades each answer of a homework: the best one in time, or a late one that earns more after its penalty. */
export function homeworkGrades(
  content: PaperContent,
  rows: readonly AnswerRow[],
  submissions: readonly JudgedRow[],
  late: LateFacts,
): AnswerGrade[] {
  return rows.flatMap((row) => {
    const item = content.byVersion.get(row.questionVersionId);
    if (!item) return [];
    return [isJudged(item.version.type) ? codeGrade(row, submissions, late) : objectiveGrade(row, item, late)];
  });
}
