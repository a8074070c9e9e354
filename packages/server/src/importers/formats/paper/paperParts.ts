import type { QuestionType } from '@aosai/api/questions/kinds';
import type { ListedKey } from './keyLists.ts';
import type { PaperOption } from './paperOptions.ts';
import { NO_POINTS, type SectionPoints } from './sectionPoints.ts';

/** A block of a paper: a line, or a table as rows of cells. */
export type PaperBlock = string | { rows: string[][] };

/** A heading and what it states about the questions below it. */
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

/** The lines of a section about programs, or of a programming task. Each is read as a whole. */
export interface Passage {
  after: number;
  kind: 'groups' | 'task';
  section: Section;
  lines: string[];
}

/** An answer given apart from its question, with the heading above it if there is one. */
export interface ApartKey extends ListedKey {
  section: Section | null;
  analysis?: string[];
  /** Any text after the number, taken as the key of a gap. */
  isFree?: boolean;
}

/** A row of answers without numbers, for all questions of the section or, if it is null, of the paper. */
export interface KeyRow {
  text: string;
  section: Section | null;
}

/** The section of questions before the first heading. */
export const NO_SECTION: Section = { title: '', type: null, numeral: '', points: NO_POINTS };
