import { formatPoints } from '../points.ts';
import { PROGRAMMING, type QuestionType, QUESTION_KINDS } from '../questions/kinds.ts';
import type { PaperTemplate, TemplateSection } from './templates.ts';

/** A section as far as blueprints care. */
export interface ShownSection {
  name: string;
  type: QuestionType;
  items: readonly { points: number }[];
}

export interface ShapeFault {
  section: string;
  detail: string;
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

/** What a section lacks or has too much of. */
function sectionFault({ name, count, points }: TemplateSection, given: readonly { points: number }[]): ShapeFault[] {
  const missing = count - given.length;
  if (missing > 0) return [{ section: name, detail: `缺 ${missing} 道` }];
  if (missing < 0) return [{ section: name, detail: `多 ${-missing} 道` }];
  const sum = sumOf(given.map((item) => item.points));
  if (sum === points) return [];
  return [{ section: name, detail: `应为 ${formatPoints(points)} 分，现在是 ${formatPoints(sum)} 分` }];
}

/** Where a paper differs from its blueprint, section by section; one that follows none only has to ask something. */
export function shapeFaults(template: PaperTemplate | null, sections: readonly ShownSection[]): ShapeFault[] {
  const itemsOf = (type: QuestionType) =>
    sections.filter((section) => section.type === type).flatMap(({ items }) => items);
  if (template === null)
    return sections.some(({ items }) => items.length > 0) ? [] : [{ section: '试卷', detail: '还没有题目' }];
  const strange = sections.filter(({ type }) => !template.sections.some((section) => section.type === type));
  return [
    ...template.sections.flatMap((section) => sectionFault(section, itemsOf(section.type))),
    ...strange.map(({ name, type }) => ({ section: name, detail: `没有${QUESTION_KINDS[type].label}题` })),
  ];
}

const FREE_POINTS = 200;
const FREE_TASK_POINTS = 2_500;

/** What a question of a paper brings when its author says nothing: `own` is what its parts add up to. */
export interface Unscored {
  type: QuestionType;
  own: number | null;
}

/**
 * Points for the questions of one section, in its order. Groups bring what their parts add up to, or what the blueprint
 * gives to their place where only that makes up a section that is complete.
 */
export function defaultPoints(
  template: PaperTemplate | null,
  type: QuestionType,
  items: readonly Unscored[],
): number[] {
  const section = template?.sections.find((one) => one.type === type);
  const fallback = section?.pointsEach ?? (type === PROGRAMMING ? FREE_TASK_POINTS : FREE_POINTS);
  const own = items.map((item) => item.own ?? fallback);
  if (!section?.parts || items.length !== section.count || sumOf(own) === section.points) return own;
  return own.map((points, place) => sumOf(section.parts?.[place] ?? []) || points);
}
