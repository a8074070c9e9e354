import { QUESTION_KINDS, type QuestionType } from '@aosai/api/questions/kinds';
import { takes } from './moves.ts';
import type { PaperQuestion, PaperSection } from './paper.ts';

/** Returns a key that no section uses. */
function freeKey(sections: readonly PaperSection[]): string {
  let no = sections.length;
  while (sections.some(({ key }) => key === `added-${no}`)) no += 1;
  return `added-${no}`;
}

/** Appends a section. */
export const withSection = (
  sections: readonly PaperSection[],
  { name, type, questions = [] }: { name: string; type: QuestionType | null; questions?: PaperQuestion[] },
): PaperSection[] => [...sections, { key: freeKey(sections), name, type, questions }];

export const withoutSection = (sections: readonly PaperSection[], place: number): PaperSection[] =>
  sections.toSpliced(place, 1);

/** Moves a section one place up or down; returns the sections unchanged at either end. */
export function shifted(sections: readonly PaperSection[], place: number, by: 1 | -1): PaperSection[] {
  const section = sections[place];
  const to = place + by;
  if (!section || to < 0 || to >= sections.length) return [...sections];
  return sections.toSpliced(place, 1).toSpliced(to, 0, section);
}

/** Changes name and type of a section. */
export const renamed = (
  sections: readonly PaperSection[],
  place: number,
  named: Pick<PaperSection, 'name' | 'type'>,
): PaperSection[] => sections.map((section, at) => (at === place ? { ...section, ...named } : section));

/** Says why a section cannot be restricted to a type; null if it can. */
export function typeFault(section: PaperSection, type: QuestionType | null): string | null {
  const other = section.questions.find((question) => !takes({ ...section, type }, question.type));
  if (other === undefined || type === null) return null;
  const [has, wants] = [QUESTION_KINDS[other.type].label, QUESTION_KINDS[type].label];
  return `这个大题里有${has}题，不能改为只放${wants}题。请先移出这些题，或选「混合」。`;
}
