import { formatPoints } from '../points.ts';
import { PROGRAMMING, type QuestionType, QUESTION_KINDS } from '../questions/kinds.ts';
import type { PaperTemplate, TemplateSection } from './templates.ts';

/** A section as far as blueprints care. */
export interface ShownSection {
  name: string;
  /** null: questions of any type. */
  type: QuestionType | null;
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

/** Where a paper differs from its blueprint, section by section; one that follows none has to ask something in each. */
export function shapeFaults(template: PaperTemplate | null, sections: readonly ShownSection[]): ShapeFault[] {
  const itemsOf = (type: QuestionType) =>
    sections.filter((section) => section.type === type).flatMap(({ items }) => items);
  if (template === null) {
    const empty = sections.filter(({ items }) => items.length === 0);
    if (empty.length === sections.length) return [{ section: '试卷', detail: '还没有题目' }];
    return empty.map(({ name }) => ({ section: name, detail: '还没有题目' }));
  }
  const strange = sections.filter(({ type }) => !template.sections.some((section) => section.type === type));
  return [
    ...template.sections.flatMap((section) => sectionFault(section, itemsOf(section.type))),
    ...strange.map(({ name, type }) => ({
      section: name,
      detail: type === null ? '没有混合题型的大题' : `没有${QUESTION_KINDS[type].label}题`,
    })),
  ];
}

const FREE_POINTS = 200;
const FREE_TASK_POINTS = 2_500;

/** What a question counts, in hundredths, where neither a blueprint nor its author says more. */
export const freePoints = (type: QuestionType): number => (type === PROGRAMMING ? FREE_TASK_POINTS : FREE_POINTS);

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
  type: QuestionType | null,
  items: readonly Unscored[],
): number[] {
  const section = template?.sections.find((one) => one.type === type);
  const own = items.map((item) => item.own ?? section?.pointsEach ?? freePoints(item.type));
  if (!section?.parts || items.length !== section.count || sumOf(own) === section.points) return own;
  return own.map((points, place) => sumOf(section.parts?.[place] ?? []) || points);
}
