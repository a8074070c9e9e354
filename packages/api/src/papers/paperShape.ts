import { formatPoints } from '../kit/points.ts';
import { freePoints, type QuestionType, QUESTION_KINDS } from '../questions/kinds.ts';
import type { PaperTemplate, TemplateSection } from '../questions/paperTemplates.ts';

/** The facts of a section that are compared with a blueprint. */
export interface ShownSection {
  name: string;
  /** null: questions of any type. */
  type: QuestionType | null;
  items: readonly { points: number }[];
}

/** A difference between a paper and its blueprint. */
export interface ShapeFault {
  section: string;
  detail: string;
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

/** The difference between a section's questions and the blueprint, if any. */
function sectionFault({ name, count, points }: TemplateSection, given: readonly { points: number }[]): ShapeFault[] {
  const missing = count - given.length;
  if (missing > 0) return [{ section: name, detail: `缺 ${missing} 道` }];
  if (missing < 0) return [{ section: name, detail: `多 ${-missing} 道` }];
  const sum = sumOf(given.map((item) => item.points));
  if (sum === points) return [];
  return [{ section: name, detail: `应为 ${formatPoints(points)} 分，现在是 ${formatPoints(sum)} 分` }];
}

/**
 * The differences between a paper and its blueprint, section by section. Without a blueprint, every section needs at
 * least one question.
 */
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

/** A question without points from its author. `own`: the sum of its parts, if it has parts. */
export interface Unscored {
  type: QuestionType;
  own: number | null;
}

/**
 * Default points of the questions of one section, in order. A group is worth the sum of its parts. If the section is
 * complete but that sum does not match the blueprint, the blueprint's points for each place are used.
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
