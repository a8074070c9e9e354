import { labelled, type ValueIn } from './forms/labelled.ts';

/** What the exam's engine runs. */
export const EXAM_KIND = labelled({ exam: '考试', homework: '作业' });
export type ExamKind = ValueIn<typeof EXAM_KIND>;

/** Who of the staff sees a draft. */
export const VISIBILITY = labelled({ private: '仅自己', org: '本机构老师' });
export type Visibility = ValueIn<typeof VISIBILITY>;

/** Which answers a teacher has to look at before the points stand. */
export const REVIEW_KIND = labelled({ none: '不需要批阅', code: '批阅编程题', all: '批阅全部题目' });
export type ReviewKind = ValueIn<typeof REVIEW_KIND>;

/** A teacher's note on a line of a program; lines count from 1. */
export interface LineNote {
  line: number;
  text: string;
}

/** The template of the one paper that a homework's questions stand in. */
export const HOMEWORK_TEMPLATE = 'homework';

/** What an answer that is marked was written in. */
export const REVIEW_SOURCE = labelled({ exam: '考试', homework: '作业', practice: '练习' });

/** How much a marker writes beside one answer. */
export const REVIEW_LIMITS = { comment: 500, lineNotes: 50, lineNote: 200 } as const;

/** Which answers a marker's list holds: those that wait, those that someone marked, or all that were handed in. */
export const REVIEW_STATE = labelled({ open: '待批', done: '已批', all: '全部' });
export type ReviewState = ValueIn<typeof REVIEW_STATE>;
