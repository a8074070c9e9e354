import type { FeedbackCategory } from '@aosai/api/domain/feedbackRules';
import type { FeedbackStatus } from '@aosai/api/domain/statuses';

export interface FeedbackFilter {
  status: FeedbackStatus | '';
  category: FeedbackCategory | '';
  keyword: string;
}

export const NO_FEEDBACK_FILTER: FeedbackFilter = { status: '', category: '', keyword: '' };

export interface ReplyForm {
  status: FeedbackStatus;
  reply: string;
}
