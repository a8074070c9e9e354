import { expect } from 'vitest';
import type { Cost } from './countCosts.ts';

/** What the same part of the work cost in the first product, and how that is known. */
export type Before =
  /** Somebody followed the steps in the running first product, with the counter of these walks. */
  | ({ known: 'counted' } & Cost)
  /** Added up from the report of somebody who worked through the first product. */
  | ({ known: 'read' } & Cost)
  | { known: 'impossible'; why: string }
  | { known: 'no' };

interface OfficeCost {
  what: string;
  /** The file of the walk below `tests`. */
  walk: string;
  /** The most that the walk may spend. */
  now: Cost;
  before: Before;
}

const OPERATOR_DAY = 'journeys/operatorDay';
const ROSTER = 'e2e/messyRoster';
const TEACHER_DAY = 'journeys/teacherDay';
const TERM_END = 'journeys/termEnd';

/** What the parts of a school's season cost those who do them. Decision 0090 shows the same as a table. */
export const OFFICE_COSTS = {
  school: {
    what: 'operator: a school with its quota and first manager',
    walk: OPERATOR_DAY,
    now: { presses: 4, pages: 1 },
    before: { known: 'counted', presses: 4, pages: 1 },
  },
  card: {
    what: 'operator: a card given to the manager',
    walk: OPERATOR_DAY,
    now: { presses: 7, pages: 1 },
    before: { known: 'impossible', why: 'the order ended in an error' },
  },
  firstStep: {
    what: 'manager: from the first page to the import of members',
    walk: OPERATOR_DAY,
    now: { presses: 1, pages: 3 },
    before: { known: 'impossible', why: 'no first steps, seven zeros' },
  },
  roster: {
    what: 'manager: a messy sheet of sixty with parents, up to the slips',
    walk: ROSTER,
    now: { presses: 6, pages: 3 },
    before: { known: 'impossible', why: 'the sheet was refused, parents had no column' },
  },
  rosterClasses: {
    what: 'manager: from the result of the import to the members of a class',
    walk: ROSTER,
    now: { presses: 2, pages: 2 },
    before: { known: 'impossible', why: 'an import made no class' },
  },
  homework: {
    what: 'teacher: a homework for a class',
    walk: 'e2e/firstHomework',
    now: { presses: 4, pages: 1 },
    before: { known: 'read', presses: 11, pages: 3 },
  },
  quiz: {
    what: 'teacher: a quiz of three questions',
    walk: TEACHER_DAY,
    now: { presses: 12, pages: 1 },
    before: { known: 'read', presses: 32, pages: 3 },
  },
  series: {
    what: 'teacher: a homework on four Mondays',
    walk: TEACHER_DAY,
    now: { presses: 7, pages: 0 },
    before: { known: 'read', presses: 44, pages: 12 },
  },
  paper: {
    what: 'teacher: a paper of questions of own choice',
    walk: TEACHER_DAY,
    now: { presses: 13, pages: 1 },
    before: { known: 'impossible', why: 'a free paper took no question' },
  },
  exam: {
    what: 'teacher: an exam for a class, whose scores wait',
    walk: TEACHER_DAY,
    now: { presses: 11, pages: 2 },
    before: { known: 'read', presses: 16, pages: 4 },
  },
  message: {
    what: 'teacher: a message to the absent',
    walk: TEACHER_DAY,
    now: { presses: 3, pages: 1 },
    before: { known: 'impossible', why: 'nothing named the absent' },
  },
  makeUp: {
    what: 'teacher: a make-up exam for one of them',
    walk: TEACHER_DAY,
    now: { presses: 3, pages: 0 },
    before: { known: 'read', presses: 16, pages: 4 },
  },
  marking: {
    what: 'teacher: nine answers marked, by keys',
    walk: TEACHER_DAY,
    now: { presses: 1, pages: 1 },
    before: { known: 'no' },
  },
  release: {
    what: 'teacher: the scores published',
    walk: TEACHER_DAY,
    now: { presses: 3, pages: 1 },
    before: { known: 'impossible', why: 'scores appeared by rule' },
  },
  sheets: {
    what: 'teacher: the score sheet, and a sheet for each parent',
    walk: TEACHER_DAY,
    now: { presses: 2, pages: 1 },
    before: { known: 'impossible', why: 'an exam had neither' },
  },
  termReports: {
    what: 'teacher: the term reports of a class computed and published',
    walk: TERM_END,
    now: { presses: 7, pages: 3 },
    before: { known: 'no' },
  },
  comment: {
    what: 'teacher: a comment in a term report',
    walk: TERM_END,
    now: { presses: 3, pages: 0 },
    before: { known: 'no' },
  },
  promotion: {
    what: 'teacher: the class, its students and its plan in the next term',
    walk: TERM_END,
    now: { presses: 3, pages: 2 },
    before: { known: 'impossible', why: 'a new class was made and filled by hand' },
  },
  promotionFromList: {
    what: 'the same, beginning at the list of classes',
    walk: 'journeys/promotion',
    now: { presses: 3, pages: 2 },
    before: { known: 'impossible', why: 'a new class was made and filled by hand' },
  },
  lessonHomework: {
    what: 'the README’s first lesson: a school, its people and a first homework',
    walk: 'journeys/firstLesson',
    now: { presses: 16, pages: 6 },
    before: { known: 'impossible', why: 'a new school had no question, and a free paper took none' },
  },
  lessonExam: {
    what: 'the README’s first lesson: the same, and a first exam',
    walk: 'journeys/firstLesson',
    now: { presses: 22, pages: 10 },
    before: { known: 'impossible', why: 'a new school had no question, and a free paper took none' },
  },
} satisfies Record<string, OfficeCost>;

/** Checks that a part of the work was not more than it may cost. */
export function expectCost(part: keyof typeof OFFICE_COSTS, spent: Cost): void {
  if (process.env.TELL_COSTS) console.log(`COST ${part} ${JSON.stringify(spent)}`);
  const { now } = OFFICE_COSTS[part];
  expect(spent.presses, `presses of ${part}`).toBeLessThanOrEqual(now.presses);
  expect(spent.pages, `pages of ${part}`).toBeLessThanOrEqual(now.pages);
}
