import { AT_SCHOOL, OWN_OF_TEACHER, TO_LEARN } from './bankKinds.ts';
import { MANAGERS, MEMBERS, type Reach, TEACHERS, together } from './reach.ts';
import type { Rule } from './rule.ts';

/* Who reaches a chapter or a course: both are kept by the same people and learnt by the same. */

export const STAFF = [...TEACHERS, ...MANAGERS];
export const OF_SCHOOL: Rule = { doors: STAFF, rows: AT_SCHOOL };
export const LEARNT = together(TO_LEARN, OWN_OF_TEACHER);
/** Of what is others’ a teacher is told so. */
export const OWN: Rule = { doors: TEACHERS, rows: { teacher: LEARNT.teacher ?? [] } };
/** At `oj` nobody is an author. */
export const PRACTISED: Reach = Object.fromEntries(MEMBERS.map((caller) => [caller, TO_LEARN[caller] ?? []]));
