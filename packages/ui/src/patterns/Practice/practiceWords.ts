import { dayText } from '@aosai/api/kit/dayText';
import type { PracticeView } from './practiceProps.ts';
import type { PracticeState, PracticeTry } from '@aosai/api/practice/practiceViews.contract';

export interface Standing {
  word: string;
  tone: 'neutral' | 'ok' | 'warn' | 'bad' | 'primary';
}

/** A student's progress on a question in one word. */
export function standingOf(state: PracticeState | null): Standing {
  if (state === null || (state.tries === 0 && state.revealedAt === null)) return { word: '未做', tone: 'neutral' };
  if (state.status === '1') return { word: '评测中', tone: 'primary' };
  if (state.solvedAt !== null) return { word: '已通过', tone: 'ok' };
  return (state.bestPercent ?? 0) > 0 ? { word: '部分通过', tone: 'warn' } : { word: '没有通过', tone: 'bad' };
}

const percentText = (percent: number): string => `得到 ${percent}%`;

/** The result of an answer to an objective question. */
export function outcomeOf(last: PracticeTry, earned: number): Standing {
  const { percent } = last;
  if (percent === 100) return { word: earned > 0 ? `回答正确，积分 +${earned}` : '回答正确', tone: 'ok' };
  if (percent !== null && percent > 0) return { word: `部分正确，${percentText(percent)}`, tone: 'warn' };
  return { word: '回答错误', tone: 'bad' };
}

/** When the wrong book asks for it: 明天复习一遍; null for a question that is not in it. */
export const dueText = ({ state }: Pick<PracticeView, 'state'>, now: number): string | null => {
  if (state.masteredAt !== null) return '已掌握';
  if (state.dueAt === null) return null;
  return Date.parse(state.dueAt) <= now ? '该复习了' : `${dayText(state.dueAt, now)}复习一遍`;
};
