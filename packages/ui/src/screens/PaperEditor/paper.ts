import type { Difficulty } from '@aosai/api/domain/difficulty';
import { CHECK_STATE, type CheckState, isFitCheck } from '@aosai/api/domain/questions/bank';
import { shapeFaults } from '@aosai/api/domain/papers/paperShape';
import type { PaperTemplate } from '@aosai/api/domain/papers/templates';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';

/** A question as a paper has it. */
export interface PaperQuestion {
  id: string;
  /** The version that the paper has; null for the current one. */
  versionId: string | null;
  /** Of a task its title, else the first words of its statement. */
  title: string;
  type: QuestionType;
  difficulty: Difficulty;
  /** What it counts in this paper, in hundredths. */
  points: number;
  /** It may be put into papers: not a draft, not retired. */
  isUsable: boolean;
  /** What trial judging showed of it: as it is now, papers may not take it unless that is as expected. */
  check: CheckState;
  /** Students meet it outside of exams. */
  isOpen: boolean;
  /** The paper has an older version of it. */
  hasNewer: boolean;
}

export interface PaperSection {
  /** Names it while it is edited; names of sections may be equal for a moment. */
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

/** What the sections of a blueprint add up to. */
export const wantedPoints = ({ sections }: PaperTemplate): number =>
  sections.reduce((sum, { points }) => sum + points, 0);

/** How many questions of its type the blueprint still wants; said once, at the last section of the type. */
export function missingIn(sections: readonly PaperSection[], place: number, template: PaperTemplate | null): number {
  const type = sections[place]?.type;
  if (template === null || type === null || sections.findLastIndex((section) => section.type === type) !== place)
    return 0;
  const wanted = template.sections.reduce((sum, section) => sum + (section.type === type ? section.count : 0), 0);
  return Math.max(0, wanted - countOf(sections.filter((section) => section.type === type)));
}

/** What keeps the paper from being used: against its blueprint, a question twice, one that is not available. */
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
