import type { QuestionType } from '@aosai/api/questions/kinds';
import type { PaperQuestion, PaperSection } from './paper.ts';

export interface Place {
  /** Index of the section. */
  section: number;
  /** Index of the question within the section. */
  at: number;
}

/** Returns the place of a question; null if the paper does not contain it. */
export function placeOf(sections: readonly PaperSection[], id: string): Place | null {
  for (const [section, { questions }] of sections.entries()) {
    const at = questions.findIndex((question) => question.id === id);
    if (at !== -1) return { section, at };
  }
  return null;
}

const withQuestions = (
  sections: readonly PaperSection[],
  place: number,
  change: (questions: readonly PaperQuestion[]) => PaperQuestion[],
): PaperSection[] =>
  sections.map((section, at) => (at === place ? { ...section, questions: change(section.questions) } : section));

export function withoutQuestion(sections: readonly PaperSection[], id: string): PaperSection[] {
  return sections.map((section) => ({ ...section, questions: section.questions.filter((one) => one.id !== id) }));
}

/** Replaces a question by another one in the same place, with the same points. */
export function replaced(sections: readonly PaperSection[], id: string, by: PaperQuestion): PaperSection[] {
  return sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => (one.id === id ? { ...by, points: one.points } : one)),
  }));
}

/** Ids of the questions that one after the other stood in the place of a swapped-in question. */
export function formerIds(former: ReadonlyMap<string, PaperQuestion>, id: string): string[] {
  const before = former.get(id);
  return before === undefined ? [] : [before.id, ...formerIds(former, before.id)];
}

/** Takes back what a swapped-in question replaced. */
export function swappedBack(
  sections: readonly PaperSection[],
  id: string,
  former: ReadonlyMap<string, PaperQuestion>,
): PaperSection[] {
  const before = former.get(id);
  return before === undefined ? [...sections] : replaced(sections, id, before);
}

export function added(
  sections: readonly PaperSection[],
  place: number,
  more: readonly PaperQuestion[],
): PaperSection[] {
  return withQuestions(sections, place, (questions) => [...questions, ...more]);
}

/** Whether a section takes questions of a type. */
export const takes = (section: PaperSection | undefined, type: QuestionType): section is PaperSection =>
  section !== undefined && (section.type === null || section.type === type);

/**
 * Moves a question to a place in a section that takes it; `to.at` is counted without the question. Otherwise returns
 * the sections unchanged.
 */
export function moved(sections: readonly PaperSection[], id: string, to: Place): PaperSection[] {
  const from = placeOf(sections, id);
  const question = from && sections[from.section]?.questions[from.at];
  if (!question || !takes(sections[to.section], question.type)) return [...sections];
  return withQuestions(withoutQuestion(sections, id), to.section, (questions) =>
    questions.toSpliced(to.at, 0, question),
  );
}

/**
 * Moves a question one step up or down, past the end of its section into the next one that takes it. Null if there is
 * none.
 */
export function stepped(sections: readonly PaperSection[], id: string, by: 1 | -1): PaperSection[] | null {
  const from = placeOf(sections, id);
  const own = from && sections[from.section];
  const question = own?.questions[from?.at ?? 0];
  if (!from || !own || !question) return null;
  const at = from.at + by;
  if (at >= 0 && at < own.questions.length) return moved(sections, id, { section: from.section, at });
  for (let other = from.section + by; other >= 0 && other < sections.length; other += by) {
    const section = sections[other];
    if (takes(section, question.type))
      return moved(sections, id, { section: other, at: by === 1 ? 0 : section.questions.length });
  }
  return null;
}

/** Sets the points of all questions of a section. */
export function withPoints(sections: readonly PaperSection[], place: number, points: number): PaperSection[] {
  return withQuestions(sections, place, (questions) => questions.map((question) => ({ ...question, points })));
}

export function withQuestionPoints(sections: readonly PaperSection[], id: string, points: number): PaperSection[] {
  return sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => (question.id === id ? { ...question, points } : question)),
  }));
}

/** The number of the first question of a section. */
export const firstNo = (sections: readonly PaperSection[], place: number): number =>
  1 + sections.slice(0, place).reduce((sum, { questions }) => sum + questions.length, 0);
