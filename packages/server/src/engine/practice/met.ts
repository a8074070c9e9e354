import type { question } from '../../db/schema/bank.ts';
import type { PaperItem } from '../paper/paperContent.ts';

/** A question as a member meets it outside of exams: open to them by itself, in a chapter, or in a class. */
export interface Met {
  head: typeof question.$inferSelect;
  version: PaperItem['version'];
  /** Which numbers it is asked with; 0 for those of its version. */
  draw: number;
  chapterId: string | null;
  /** The class in whose chapter it is met: then nothing is charged. */
  gradeId: string | null;
  /** What the class says of its solution; null leaves that to the member. */
  classSolution: boolean | null;
}

/** The member who practises. */
export interface Practising {
  memberId: string;
  orgId: string | null;
}

/** What every question is out of where it is practised, in hundredths. */
export const PRACTICE_MAX = 10_000;

/** The question as the rules of answers take it. */
export const itemOf = ({ version }: Pick<Met, 'version'>): PaperItem => ({
  version,
  points: PRACTICE_MAX,
  sectionIndex: 0,
});

/** Whole percent; a hundred is all of it, and nothing less. */
export const percentFor = (points: number, maxPoints: number): number =>
  maxPoints === 0 ? 0 : Math.floor((points * 100) / maxPoints);
