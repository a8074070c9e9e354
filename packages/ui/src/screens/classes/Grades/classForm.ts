import type { FormOf } from '@aosai/api/kit/fields';
import { classOffer, classFieldRules, classFieldWords } from '@aosai/api/classes/classFields';
import { priceField } from '@aosai/api/orders/priceField';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { GradeDetail, GradeRow } from '@aosai/api/classes/grade.contract';

/** The values of the dialog, with the chosen times and teachers. */
export type GradeForm = FormOf<typeof classFieldWords & typeof classFieldRules & typeof classOffer> &
  Pick<GradeRow, 'startAt' | 'endAt' | 'priceFen'> & {
    /** Null does not change the time. For a new class, null opens enrolment for two weeks. */
    enrollStartAt: string | null;
    enrollEndAt: string | null;
    teacherIds: string[];
    assistantIds: string[];
    courseId: string | null;
    /** School for which the platform's office creates the class; null for a class of the platform. */
    orgId: string | null;
  };

/**
 * Schools for which the platform's office may create a class; the teachers to choose from are those of the chosen
 * one.
 */
export interface ClassSchools {
  schools: readonly { id: string; name: string }[];
  chosenId: string | null;
  choose: (id: string | null) => void;
}

export interface GradesKnown {
  /** Base address of the office: /web/edms or /web/bms. */
  base: string;
  /** The current day in Beijing. */
  today: string;
  /** Teachers to choose from; null for a teacher, who creates classes only for themselves. */
  teachers: readonly { id: string; name: string }[] | null;
  /** Colleagues whom a teacher can choose as assistants; managers and operators choose among the teachers. */
  colleagues: readonly { id: string; name: string }[];
  /** Courses that a class can follow. */
  courses: readonly { id: string; title: string }[];
  /** Id of the signed-in member; null for an operator. */
  selfId: string | null;
  /** Only a manager decides who can find a class. */
  isManager: boolean;
  /** Set only in the platform's office. */
  schools: ClassSchools | null;
  /** Whether the reader sets prices: the platform's office, and managers of schools that it allows to. */
  maySetPrice: boolean;
  /** The open class, with groups and notes. */
  opened: Loaded<GradeDetail & { notes: string }>;
}

/** The fields of a class. */
export const classFields = { ...classFieldWords, ...classFieldRules, ...classOffer, ...priceField };

/** Names of what changes in a class, as its form and its log call it. */
export const classNames = {
  ...Object.fromEntries(Object.entries(classFields).map(([name, { label }]) => [name, label])),
  startAt: '开课时间',
  endAt: '结课时间',
  enrollStartAt: '报名开始',
  enrollEndAt: '报名截止',
  teacherIds: '老师',
  assistantIds: '助教',
  courseId: '课程',
  priceFen: '费用',
  weights: '成绩的比重',
  levels: '等级的分数',
};

/** Names of groups, one per line, as the form shows them. */
export const groupLines = (groups: readonly { name: string }[]): string => groups.map(({ name }) => name).join('\n');

/** Parses lines to groups; a group that keeps its name keeps its id, and so its members. */
export const groupsOf = (lines: string | null, known: readonly { id: string; name: string }[]) =>
  [...new Set((lines ?? '').split('\n').map((line) => line.trim()))]
    .filter(Boolean)
    .map((name) => known.find((group) => group.name === name) ?? { name });
