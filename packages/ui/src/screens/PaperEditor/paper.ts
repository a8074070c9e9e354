import type { Difficulty } from '@aosai/api/domain/difficulty';
import { formatPoints } from '@aosai/api/domain/points';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';

/** A question as a paper has it. */
export interface PaperQuestion {
  id: string;
  /** Of a task its title, else the first words of its statement. */
  title: string;
  type: QuestionType;
  difficulty: Difficulty;
  /** What it counts in this paper, in hundredths. */
  points: number;
  /** It may be put into papers: not a draft, not retired. */
  isUsable: boolean;
  /** Students meet it outside of exams. */
  isOpen: boolean;
  /** The paper has an older version of it. */
  hasNewer: boolean;
}

export interface PaperSection {
  /** Names it while it is edited; names of sections may be equal for a moment. */
  key: string;
  name: string;
  type: QuestionType;
  questions: PaperQuestion[];
}

/** What the paper's template asks for. */
export interface PaperTemplate {
  label: string;
  /** In hundredths. */
  totalPoints: number;
  sections: readonly { name: string; type: QuestionType; count: number; points: number }[];
}

export const pointsOf = ({ questions }: Pick<PaperSection, 'questions'>): number =>
  questions.reduce((sum, { points }) => sum + points, 0);

export const totalOf = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, section) => sum + pointsOf(section), 0);

export const countOf = (sections: readonly PaperSection[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);

const against = (what: string, has: number, wants: number, unit: string, say: (value: number) => string): string[] =>
  has === wants ? [] : [`${what} ${say(has)} ${unit}，模板要求 ${say(wants)} ${unit}`];

/** What keeps the paper from being used: against its template, a question twice, one that is not available. */
export function faultsOf(sections: readonly PaperSection[], template: PaperTemplate | null): string[] {
  const all = sections.flatMap(({ questions }) => questions);
  const first = new Map<string, number>();
  const own = all.flatMap(({ id, isUsable }, place) => {
    const before = first.get(id);
    first.set(id, before ?? place);
    return [
      ...(before === undefined ? [] : [`第 ${before + 1} 题和第 ${place + 1} 题相同`]),
      ...(isUsable ? [] : [`第 ${place + 1} 题不可用`]),
    ];
  });
  if (template === null) return own;
  const wanted = template.sections.flatMap(({ name, type, count, points }) => {
    const section = sections.find((one) => one.name === name && one.type === type);
    if (section === undefined) return [`缺少${name}`];
    const counted = against(name, section.questions.length, count, '道', String);
    return counted.length > 0 ? counted : against(name, pointsOf(section), points, '分', formatPoints);
  });
  const summed = against('合计', totalOf(sections), template.totalPoints, '分', formatPoints);
  return [...wanted, ...(wanted.length === 0 ? summed : []), ...own];
}
