import { formatPoints } from '@aosai/api/kit/points';
import { ATTEMPT, SUBMIT_REASON } from '@aosai/api/papers/attemptStatus';
import type { TagProps } from '../../../primitives/Tag/Tag.tsx';
import { links } from '../../../patterns/links/links.ts';
import { leftText, usedText } from '@aosai/api/kit/durations';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import { clockText } from '@aosai/api/kit/beijing';

export interface AttemptTag {
  tone: NonNullable<TagProps['tone']>;
  text: string;
}

/** Whether the total reaches the pass mark; null while either is unknown. */
export const isPassed = (attempt: Attempt): boolean | null =>
  attempt.totalPoints === null || attempt.passPoints === null ? null : attempt.totalPoints >= attempt.passPoints;

/** An attempt's state in two to four characters. */
export const attemptTag = (attempt: Attempt, now: number): AttemptTag => {
  switch (attempt.status) {
    case ATTEMPT.ready:
      return { tone: 'neutral', text: '未开始' };
    case ATTEMPT.inProgress:
      return {
        tone: 'seal',
        text: attempt.deadlineAt ? `剩余 ${leftText(Date.parse(attempt.deadlineAt) - now)}` : '作答中',
      };
    case ATTEMPT.completed:
      return { tone: 'warn', text: '评测中' };
    case ATTEMPT.settled: {
      const passed = isPassed(attempt);
      if (attempt.totalPoints === null) return { tone: 'neutral', text: '待公布' };
      if (passed === null) return { tone: 'neutral', text: '已出分' };
      return passed ? { tone: 'ok', text: '达标' } : { tone: 'bad', text: '未达标' };
    }
    default:
      return attempt.status satisfies never;
  }
};

/** Facts in one line: 第 1 次 · 19:00 开始 · 用时 96 分 12 秒 · 主动交卷. */
export const attemptFacts = (attempt: Attempt): string => {
  const { startedAt, completedAt, submitReason } = attempt;
  return [
    `第 ${attempt.attemptNo} 次`,
    startedAt && `${clockText(startedAt)} 开始`,
    completedAt && startedAt && `用时 ${usedText(Date.parse(completedAt) - Date.parse(startedAt))}`,
    `已答 ${attempt.answeredCount}/${attempt.questionCount}`,
    submitReason && SUBMIT_REASON.label(submitReason),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The score as in 86 / 100, or null while there is none to show. */
export const scoreText = (attempt: Attempt): { points: string; max: string } | null =>
  attempt.totalPoints === null
    ? null
    : { points: formatPoints(attempt.totalPoints), max: formatPoints(attempt.maxPoints) };

/** Leads to the room for an attempt that is ready or in progress, else to its report. */
export const attemptHref = (attempt: Attempt): string =>
  attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready
    ? links.room(attempt.examId, attempt.examPaperId)
    : links.reportPaper(attempt.id);
