import type { questionVersion } from '../../db/schema/exam.ts';

export type QuestionVersionRow = typeof questionVersion.$inferSelect;

export interface PaperItem {
  version: QuestionVersionRow;
  points: number;
  sectionIndex: number;
}

export interface OrderedItem {
  no: number;
  item: PaperItem;
  options: PaperItem['version']['options'];
  /** The parts of a group in the order of the paper, with their options in the order of this attempt. */
  parts: PaperItem['version']['parts'];
}
