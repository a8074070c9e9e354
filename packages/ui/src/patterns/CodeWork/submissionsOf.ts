import type { SubmissionView } from '@aosai/api/contract/types';

/** Newest first; ids are sortable and decide between equal instants. */
export const submissionsOf = (
  submissions: readonly SubmissionView[],
  questionId: string,
  kind: SubmissionView['kind'],
): SubmissionView[] =>
  submissions
    .filter((one) => one.questionId === questionId && one.kind === kind)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
