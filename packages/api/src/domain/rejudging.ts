/** What is judged once more: one submission, every answer to one question, or every answer of one exam. */
export const REJUDGE_SCOPES = ['submission', 'question', 'exam'] as const;
export type RejudgeScope = (typeof REJUDGE_SCOPES)[number];

/** open: judging, or waiting for someone to look at the differences; applied and discarded are final. */
export const REJUDGE_STATES = ['open', 'applied', 'discarded'] as const;
export type RejudgeState = (typeof REJUDGE_STATES)[number];
