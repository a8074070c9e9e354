import type { Answer } from './answers.ts';
import type { AnswerKey } from './scoring.ts';

/** Question types by their value on the wire. Only this file spells the codes. */
export const SINGLE = '1' as const;
/** Multiple choice. */
export const MULTIPLE = '2' as const;
/** True or false. */
export const TRUE_FALSE = '3' as const;
/** Blanks to fill. */
export const FILL = '4' as const;
/** Programming task. */
export const PROGRAMMING = '5' as const;
/** Program to read, with parts. */
export const READING = '6' as const;
/** Program to complete, with parts. */
export const COMPLETION = '7' as const;

/** All types, in the order of papers and menus. */
export const QUESTION_TYPES = [SINGLE, MULTIPLE, TRUE_FALSE, FILL, PROGRAMMING, READING, COMPLETION] as const;

/** Name of a type on the wire; groups (reading and completion) have several parts under one statement. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The part of a question under its statement, in three forms: to answer, to read, to edit. */
export type QuestionBody = 'options' | 'judgement' | 'blanks' | 'task' | 'parts';

/** The word for a part of a question, and whether a part may be a judgement. */
export interface QuestionPartKind {
  word: '小题' | '空';
  judges: boolean;
}

interface QuestionKind {
  label: string;
  body: QuestionBody;
  /** Kind of its answers on the wire and in the database. */
  answer: Answer['kind'];
  /** Kind of the key that scores answers; null if the judge scores them. */
  key: AnswerKey['kind'] | null;
  /** Several options may be chosen. */
  several?: true;
  part?: QuestionPartKind;
  /** Minimum and maximum number of options or parts, for editor and imports. */
  limits?: { options: [least: number, most: number] } | { parts: [least: number, most: number] };
}

/**
 * One entry per question type; all other code asks here. To add a type with an existing body, add an entry, its form
 * for authors (`source.ts`) and a test. A new body also needs code wherever `body` is switched over; the type checker
 * names those places.
 */
export const QUESTION_KINDS = {
  [SINGLE]: { label: '单选', body: 'options', answer: 'choice', key: 'choice', limits: { options: [2, 8] } },
  [MULTIPLE]: {
    label: '多选',
    body: 'options',
    answer: 'choice',
    key: 'choice',
    several: true,
    limits: { options: [2, 8] },
  },
  [TRUE_FALSE]: { label: '判断', body: 'judgement', answer: 'choice', key: 'choice' },
  [FILL]: { label: '填空', body: 'blanks', answer: 'text', key: 'text' },
  [PROGRAMMING]: { label: '编程', body: 'task', answer: 'code', key: null },
  [READING]: {
    label: '程序阅读',
    body: 'parts',
    answer: 'text',
    key: 'parts',
    part: { word: '小题', judges: true },
    limits: { parts: [1, 20] },
  },
  [COMPLETION]: {
    label: '程序完善',
    body: 'parts',
    answer: 'text',
    key: 'parts',
    part: { word: '空', judges: false },
    limits: { parts: [1, 20] },
  },
} as const satisfies Record<QuestionType, QuestionKind>;

/** The types with this body. */
export type TypeWith<Body extends QuestionBody> = {
  [Type in QuestionType]: (typeof QUESTION_KINDS)[Type]['body'] extends Body ? Type : never;
}[QuestionType];

/** The entry of a type, with its optional properties. */
export const kindOf = (type: QuestionType): QuestionKind => QUESTION_KINDS[type];

/** Whether answers of this type are judged by running them. */
export const isJudged = (type: QuestionType): boolean => kindOf(type).key === null;

/** Types whose answers are judged by running them. */
export const JUDGED_TYPES: readonly QuestionType[] = QUESTION_TYPES.filter(isJudged);

/** Whether a type has this body; narrows the type. */
export const isTypeWith = <Body extends QuestionBody>(type: QuestionType, body: Body): type is TypeWith<Body> =>
  kindOf(type).body === body;

/** Narrows a question, or its form for authors, to types with this body. */
export function hasBody<Question extends { type: QuestionType }, Body extends QuestionBody>(
  question: Question,
  body: Body,
): question is Extract<Question, { type: TypeWith<Body> }> {
  return isTypeWith(question.type, body);
}

/** The two options of every true/false question. Their ids are fixed, so that keys and statistics stay readable. */
export const TRUE_OPTION = 'T';
/** Option id of 错误. */
export const FALSE_OPTION = 'F';
/** Both options of a true/false question, in display order. */
export const JUDGEMENT = [
  { id: TRUE_OPTION, text: '正确' },
  { id: FALSE_OPTION, text: '错误' },
] as const;

/** Whether these options are a judgement; then they keep their order and are shown as 正确 and 错误. */
export const isJudgement = (options: readonly { id: string }[]): boolean =>
  options.length === JUDGEMENT.length && options.every(({ id }) => JUDGEMENT.some((one) => one.id === id));

const FREE_POINTS = 200;
const FREE_TASK_POINTS = 2_500;

/** Default points of a question in hundredths, without blueprint and author's points. */
export const freePoints = (type: QuestionType): number => (type === PROGRAMMING ? FREE_TASK_POINTS : FREE_POINTS);
