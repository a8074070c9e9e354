import { AT_SCHOOL, OWN_OF_TEACHER, TO_LEARN } from './bankKinds.ts';
import { MANAGERS, MEMBERS, type Reach, TEACHERS, combined } from './reach.ts';
import type { Rule } from './rule.ts';

/* Chapters and courses have the same keepers and the same learners, so they share these rules. */

export const STAFF = [...TEACHERS, ...MANAGERS];
export const OF_SCHOOL: Rule = { doors: STAFF, rows: AT_SCHOOL };
export const LEARNT = combined(TO_LEARN, OWN_OF_TEACHER);
/** For others’ items a teacher is refused as not the author. */
export const OWN: Rule = { doors: TEACHERS, rows: { teacher: LEARNT.teacher ?? [] } };
/** At `oj` nobody is an author. */
export const PRACTISED: Reach = Object.fromEntries(MEMBERS.map((caller) => [caller, TO_LEARN[caller] ?? []]));
