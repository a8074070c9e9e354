import { dateText } from '@aosai/api/kit/beijing';
import { formatPoints } from '@aosai/api/kit/points';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import { isMissed } from './words.ts';

/** The last attempt at the same paper before this one whose score is shown; null if there is none. */
export function attemptBefore(attempts: readonly Attempt[], opened: Attempt): Attempt | null {
  const at = ({ completedAt }: Attempt): number => (completedAt === null ? 0 : Date.parse(completedAt));
  const [last] = attempts
    .filter(({ id, totalPoints, completedAt }) => id !== opened.id && totalPoints !== null && completedAt !== null)
    .filter((one) => at(one) < at(opened))
    .toSorted((a, b) => at(b) - at(a));
  return last ?? null;
}

/** 比上次（11月20日）多 12 分; null without an earlier score. */
export function comparedWords(totalPoints: number | null, before: Attempt | null): string | null {
  if (totalPoints === null || !before || before.totalPoints === null || before.completedAt === null) return null;
  const when = `比上次（${dateText(Date.parse(before.completedAt)).slice(5).replace('-', ' 月 ')} 日）`;
  const more = totalPoints - before.totalPoints;
  if (more === 0) return `${when.replace('比', '和')}得分一样`;
  return `${when}${more > 0 ? '多' : '少'} ${formatPoints(Math.abs(more))} 分`;
}

type Facts = Pick<Report, 'sections' | 'tags' | 'questions' | 'totalPoints'>;

/** One true sentence about what went well, for the end of a report. */
export function goodFact({ sections, tags, questions }: Facts): string {
  const whole = sections.find(({ points, maxPoints }) => points !== null && maxPoints > 0 && points === maxPoints);
  if (whole) return `${whole.name}全部做对。`;
  const [best] = tags
    .filter(({ points, maxPoints }) => points !== null && points > 0 && points === maxPoints)
    .toSorted((a, b) => b.maxPoints - a.maxPoints);
  if (best) return `「${best.tag}」的题全部做对。`;
  const right = questions.filter((one) => one.score !== null && !isMissed(one)).length;
  if (right > 0) return `做对了 ${right} 道题。`;
  return '卷子做完了，下一步练什么已经清楚。';
}
