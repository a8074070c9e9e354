import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { ListedKey } from './keyLists.ts';
import type { PaperOption } from './paperOptions.ts';
import { NO_POINTS, type SectionPoints } from './sectionPoints.ts';

/** A paper as it was read: lines, and tables by their cells. */
export type PaperBlock = string | { rows: string[][] };

/** A heading and what it says of the questions below it. */
export interface Section {
  title: string;
  type: QuestionType | null;
  numeral: string;
  points: SectionPoints;
}

export interface Asked {
  no: number;
  section: Section;
  stem: string[];
  options: PaperOption[];
  answer: string;
  analysis: string[];
  tags: string;
  difficulty: string;
  isGap: boolean;
}

/** Lines of a section about programs, or of a task: each is read as a whole. */
export interface Passage {
  after: number;
  kind: 'groups' | 'task';
  section: Section;
  lines: string[];
}

/** An answer that stands apart, below the heading of its section where there is one. */
export interface ApartKey extends ListedKey {
  section: Section | null;
  analysis?: string[];
  /** Whatever stood behind the number: the key of a gap. */
  isFree?: boolean;
}

/** Answers in a row without numbers: of all questions of the section, or of the paper. */
export interface KeyRow {
  text: string;
  section: Section | null;
}

/** Before the first heading. */
export const NO_SECTION: Section = { title: '', type: null, numeral: '', points: NO_POINTS };
