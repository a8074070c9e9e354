import type { Difficulty } from '@aosai/api/questions/difficulty';
import { CHECK_STATE, type CheckState, isFitCheck } from '@aosai/api/questions/bank';
import { shapeFaults } from '@aosai/api/papers/paperShape';
import type { PaperTemplate } from '@aosai/api/questions/paperTemplates';
import type { QuestionType } from '@aosai/api/questions/kinds';

/** A question in a paper. */
export interface PaperQuestion {
  id: string;
  /** The version in the paper; null for the current one. */
  versionId: string | null;
  /** Title of a task, or the first words of another question's statement. */
  title: string;
  type: QuestionType;
  difficulty: Difficulty;
  /** Ids of knowledge points, the main one first. */
  knowledge: readonly string[];
  /** Points in this paper, in hundredths. */
  points: number;
  /** Whether papers may use the question: it is neither draft nor retired. */
  isUsable: boolean;
  /** Result of trial judging for the current content; papers may use the question only if it is as expected. */
  check: CheckState;
  /** Whether students can see the question outside of exams. */
  isOpen: boolean;
  /** Whether the paper contains an older version of the question. */
  hasNewer: boolean;
}

export interface PaperSection {
  /** Identifies the section while it is edited, since names may be equal for a moment. */
  key: string;
  name: string;
  /** null takes questions of any type. */
  type: QuestionType | null;
  questions: PaperQuestion[];
}

export const pointsOf = ({ questions }: Pick<PaperSection, 'questions'>): number =>
  questions.reduce((sum, { points }) => sum + points, 0);

export const totalOf = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, section) => sum + pointsOf(section), 0);

export const countOf = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);

/** All questions are open for practice, so saying it of each would tell nothing. */
export const isAllOpen = (sections: readonly Pick<PaperSection, 'questions'>[]): boolean => {
  const questions = sections.flatMap((section) => section.questions);
  return questions.length > 0 && questions.every(({ isOpen }) => isOpen);
};

/** Total points of a blueprint. */
export const wantedPoints = ({ sections }: PaperTemplate): number =>
  sections.reduce((sum, { points }) => sum + points, 0);

/**
 * How many questions of a section's type the blueprint still requires; counted only at the last section of the type.
 */
export function missingIn(sections: readonly PaperSection[], place: number, template: PaperTemplate | null): number {
  const type = sections[place]?.type;
  if (template === null || type === null || sections.findLastIndex((section) => section.type === type) !== place)
    return 0;
  const wanted = template.sections.reduce((sum, section) => sum + (section.type === type ? section.count : 0), 0);
  return Math.max(0, wanted - countOf(sections.filter((section) => section.type === type)));
}

/** Why the paper cannot be used: it differs from its blueprint, repeats a question, or contains an unusable one. */
export function faultsOf(sections: readonly PaperSection[], template: PaperTemplate | null): string[] {
  const shown = sections.map(({ name, type, questions }) => ({ name, type, items: questions }));
  const all = sections.flatMap(({ questions }) => questions);
  const first = new Map<string, number>();
  const own = all.flatMap(({ id, isUsable, check }, place) => {
    const before = first.get(id);
    first.set(id, before ?? place);
    return [
      ...(before === undefined ? [] : [`第 ${before + 1} 题和第 ${place + 1} 题相同`]),
      ...(isUsable ? [] : [`第 ${place + 1} 题不可用`]),
      ...(isFitCheck(check) ? [] : [`第 ${place + 1} 题${CHECK_STATE.label(check)}`]),
    ];
  });
  return [...shapeFaults(template, shown).map(({ section, detail }) => `${section}：${detail}`), ...own];
}
