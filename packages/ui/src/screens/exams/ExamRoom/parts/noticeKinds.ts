import type { Notice } from '@aosai/api/exams/attempt.contract';

/** Heading of each kind of notice. */
export const noticeKinds = {
  announcement: { title: '考试公告', tone: 'primary' },
  extended: { title: '考试时间延长', tone: 'ok' },
} as const satisfies Record<Notice['kind'], { title: string; tone: 'primary' | 'ok' }>;
