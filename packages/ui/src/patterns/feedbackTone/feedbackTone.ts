import type { FeedbackStatus } from '@aosai/api/domain/statuses';

const TONES = { '0': 'seal', '1': 'warn', '2': 'ok', '3': 'neutral' } as const satisfies Record<FeedbackStatus, string>;

export const feedbackTone = (status: FeedbackStatus) => TONES[status];
