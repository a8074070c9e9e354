/** Scope of a rejudge: one submission, all answers to a question, or all answers of an exam. */
export const REJUDGE_SCOPES = ['submission', 'question', 'exam'] as const;
export type RejudgeScope = (typeof REJUDGE_SCOPES)[number];

/** open: judging, or waiting for somebody to review the differences; applied and discarded are final. */
export const REJUDGE_STATES = ['open', 'applied', 'discarded'] as const;
export type RejudgeState = (typeof REJUDGE_STATES)[number];
