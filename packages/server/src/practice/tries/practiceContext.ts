import type { question } from '../../db/schema/bank.ts';
import type { PaperItem } from '../../questions/question/paperItem.ts';

/** A question as a member gets it outside of exams: open to them by itself, in a chapter, or in a class. */
export interface PracticeContext {
  head: typeof question.$inferSelect;
  version: PaperItem['version'];
  /** Which draw of numbers; 0 is that of the version. */
  draw: number;
  chapterId: string | null;
  /** The class whose chapter shows it; then nothing is charged. */
  gradeId: string | null;
  /** Whether the class shows its solution; null leaves that to the member. */
  classSolution: boolean | null;
}

/** The member who practises. */
export interface PractisingMember {
  memberId: string;
  orgId: string | null;
}

/** The points of every question in practice, in hundredths. */
export const PRACTICE_MAX = 10_000;

/** The question in the form that the rules for answers use. */
export const itemOf = ({ version }: Pick<PracticeContext, 'version'>): PaperItem => ({
  version,
  points: PRACTICE_MAX,
  sectionIndex: 0,
});

/** Whole percent, rounded down, so that 100 means all points. */
export const percentFor = (points: number, maxPoints: number): number =>
  maxPoints === 0 ? 0 : Math.floor((points * 100) / maxPoints);
