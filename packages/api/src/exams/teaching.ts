import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kinds of work that the exam engine runs. */
export const EXAM_KIND = labelled({ exam: '考试', homework: '作业' });

/** Tells exams from homework in tables and calls that both share. */
export type ExamKind = ValueIn<typeof EXAM_KIND>;

/** Which staff members see a draft. */
export const VISIBILITY = labelled({ private: '仅自己', org: '本机构老师' });

/** Who sees a draft: only its author (`private`), or all teachers of the school (`org`). */
export type Visibility = ValueIn<typeof VISIBILITY>;

/** Answers that a teacher must review before the result is final. */
export const REVIEW_KIND = labelled({ none: '不需要批阅', code: '批阅编程题', all: '批阅全部题目' });

/** Answers of an exam or homework that need a review; until then the result is not final. */
export type ReviewKind = ValueIn<typeof REVIEW_KIND>;

/** A teacher's note on a line of a program; lines count from 1. */
export interface LineNote {
  line: number;
  text: string;
}

/** Where a reviewed answer was written. */
export const REVIEW_SOURCE = labelled({ exam: '考试', homework: '作业', practice: '练习' });

/** Limits of a review of one answer; texts in characters. */
export const REVIEW_LIMITS = { comment: 500, lineNotes: 50, lineNote: 200 } as const;

/** Filters of the review list: waiting, reviewed, or all that were handed in. */
export const REVIEW_STATE = labelled({ open: '待批', done: '已批', all: '全部' });

/** Filter of `memberQuestion/queryReviewList` and `queryListByTeacher`: waiting, reviewed, or all. */
export type ReviewState = ValueIn<typeof REVIEW_STATE>;
