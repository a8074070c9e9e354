import type { PlanStepView, PlanView } from '@aosai/api/practice/plan/plan.contract';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { links } from '../../../patterns/links/links.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';

type Unit = NonNullable<PlanStepView['unit']>;

/** A unit by the words of its kind: 第 3 课：变量与赋值, or 考点闯关：循环结构. */
export const unitWords = ({ kind, no, title }: Pick<Unit, 'kind' | 'no' | 'title'>, sign = '：'): string =>
  `${kind === 'camp' ? '考点闯关' : `第 ${no} 课`}${sign}${title}`;

/** A step in words. */
export const stepWords = ({ unit, title }: Pick<PlanStepView, 'unit' | 'title'>): string =>
  unit ? unitWords(unit) : title;

/** Where a step is done; null for a mock exam that does not exist yet. */
export function stepHref(
  { kind, unit, examId, dueCount }: Pick<PlanStepView, 'kind' | 'unit' | 'examId' | 'dueCount'>,
  { language, level }: Pick<PlanView, 'language' | 'level'>,
): string | null {
  switch (kind) {
    case 'lesson':
      return unit && courseLinks.chapter(unit.chapterId, { courseId: unit.courseId });
    case 'review':
      return dueCount > 0 ? practiceLinks.run('due') : practiceLinks.run('weak', `gesp-${language}-${level}`);
    case 'mock':
      return examId === null ? null : links.examDetail(examId);
    default:
      return kind satisfies never;
  }
}

/** A day as 3 月 8 日. */
export const dayWords = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;
