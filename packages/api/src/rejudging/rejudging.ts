/** Scope of a rejudge: one submission, all answers to a question, or all answers of an exam. */
export const REJUDGE_SCOPES = ['submission', 'question', 'exam'] as const;

/** What the `targetId` of a rejudge is: a submission, a question or an exam. */
export type RejudgeScope = (typeof REJUDGE_SCOPES)[number];

/** open: judging, or waiting for somebody to review the differences; applied and discarded are final. */
export const REJUDGE_STATES = ['open', 'applied', 'discarded'] as const;

/** State of a rejudge; results change only on the way from `open` to `applied`. */
export type RejudgeState = (typeof REJUDGE_STATES)[number];
