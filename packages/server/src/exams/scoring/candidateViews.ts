import { closedVersions, type HeldAt } from '../../questions/bank/heldQuestions.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import { heldSight } from '../reports/reviewVisibility.ts';
import { CANDIDATE_SIGHT, type JudgedRow, submissionView } from '../../judging/submissions/submissionView.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/**
 * Submissions as their author sees them while working: without the results of questions that a running exam holds.
 *
 * @param inside the exam or homework that they belong to; none for practice
 */
export async function candidateViews(
  at: HeldAt,
  rows: readonly JudgedRow[],
  inside?: string,
): Promise<SubmissionView[]> {
  const scored = rows.flatMap(({ kind, questionVersionId }) => (kind === 'submit' ? [questionVersionId] : []));
  const closed = await closedVersions(at, NO_AUTHOR, scored, inside);
  return rows.map((row) =>
    submissionView(row, closed.has(row.questionVersionId) ? heldSight(CANDIDATE_SIGHT) : CANDIDATE_SIGHT),
  );
}
