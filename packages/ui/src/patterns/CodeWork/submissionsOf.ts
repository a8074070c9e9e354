import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** The submissions of one kind for a question, newest first; sortable ids break ties. */
export const submissionsOf = (
  submissions: readonly SubmissionView[],
  questionId: string,
  kind: SubmissionView['kind'],
): SubmissionView[] =>
  submissions
    .filter((one) => one.questionId === questionId && one.kind === kind)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
