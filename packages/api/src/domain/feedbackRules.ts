import type { FeedbackStatus } from './statuses.ts';

export const FEEDBACK_CATEGORIES = ['problem', 'content', 'account', 'suggestion', 'complaint'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];
export const FEEDBACK_CATEGORY_LABELS = {
  problem: '使用问题',
  content: '题目或内容有误',
  account: '账号与个人信息',
  suggestion: '建议',
  complaint: '投诉',
} as const satisfies Record<FeedbackCategory, string>;

export const FEEDBACK_MAX_LENGTH = 2_000;
export const FEEDBACK_MAX_FILES = 6;

/** From → where an operator may take it. What is closed stays closed: a new matter is a new feedback. */
export const FEEDBACK_MOVES = {
  '0': ['1', '2', '3'],
  '1': ['2', '3'],
  '2': ['1', '3'],
  '3': [],
} as const satisfies Record<FeedbackStatus, readonly FeedbackStatus[]>;
