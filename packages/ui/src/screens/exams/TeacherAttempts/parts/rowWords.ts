import { ATTEMPT, ATTEMPT_LABELS, SUBMIT_REASON_LABELS } from '@aosai/api/papers/attemptStatus';
import type { IconName } from '../../../../primitives/Icon/Icon.tsx';
import type { TagProps } from '../../../../primitives/Tag/Tag.tsx';
import { attemptTag } from '../../AttemptRows/attemptWords.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import type { Attempt, StudentAttempt } from '@aosai/api/exams/attempt.contract';

/** Time left of a running attempt in ms, 0 when it is up; null for other states. */
export const leftMs = ({ status, deadlineAt }: Attempt, now: number): number | null =>
  status === ATTEMPT.inProgress && deadlineAt ? Math.max(0, Date.parse(deadlineAt) - now) : null;

const SIGNS = {
  neutral: 'document',
  primary: 'play',
  seal: 'play',
  ok: 'check',
  warn: 'clock',
  bad: 'cross',
  mle: 'cross',
} as const satisfies Record<NonNullable<TagProps['tone']>, IconName>;

/** Label, icon and colour of an attempt's state. */
export const rowTag = (
  attempt: Attempt,
  now: number,
): { tone: NonNullable<TagProps['tone']>; icon: IconName; text: string } => {
  const { tone, text } =
    attempt.status === ATTEMPT.inProgress
      ? ({ tone: 'primary', text: ATTEMPT_LABELS[attempt.status] } as const)
      : attemptTag(attempt, now);
  return { tone, icon: SIGNS[tone], text };
};

/** Note below the state: 剩余 01:12:45, 时间到，正在收卷, or the reason of submission. */
export const rowNote = (attempt: Attempt, now: number): string | null => {
  const left = leftMs(attempt, now);
  if (left !== null) return left > 0 ? `剩余 ${leftText(left)}` : '时间到，正在收卷';
  return attempt.submitReason && SUBMIT_REASON_LABELS[attempt.submitReason];
};

/** For a student who has not begun: when the exam starts or ends. */
export const windowNote = ({ examStartAt, examEndAt }: StudentAttempt, now: number): string => {
  if (Date.parse(examEndAt) <= now) return '考试已结束，没有参加';
  return Date.parse(examStartAt) > now ? `${momentText(examStartAt, now)} 开始` : `${momentText(examEndAt, now)} 结束`;
};
