import type { Caller, Owner } from './accessPeople.ts';

/** The owners whose rows each caller reaches; a missing caller reaches none. */
export type Reach = Partial<Record<Caller, readonly Owner[]>>;

export const SIGNED_OUT = ['anonymous'] as const satisfies readonly Caller[];
export const MEMBERS = ['student', 'parent', 'teacher', 'manager', 'otherManager'] as const satisfies readonly Caller[];
/** Parents read, pay and quit, but do not answer. The demo's managers are parents too. */
export const PARENTS = ['parent', 'manager', 'otherManager'] as const satisfies readonly Caller[];
export const TEACHERS = ['teacher'] as const satisfies readonly Caller[];
export const MANAGERS = ['manager', 'otherManager'] as const satisfies readonly Caller[];
/** Users with the permission of the call. */
export const OFFICE = ['officer', 'super', 'foreignSuper'] as const satisfies readonly Caller[];
export const SUPER = ['super', 'foreignSuper'] as const satisfies readonly Caller[];
export const STAFF = [...TEACHERS, ...MANAGERS, ...OFFICE] as const satisfies readonly Caller[];
/** Callers who admit people to a school. */
export const ADMITTERS = [...MANAGERS, ...OFFICE] as const satisfies readonly Caller[];
export const MEMBERS_AND_OFFICE = [...MEMBERS, ...OFFICE] as const satisfies readonly Caller[];
export const SIGNED_IN = [...MEMBERS, 'clerk', ...OFFICE] as const satisfies readonly Caller[];
export const ANYONE = [...SIGNED_OUT, ...SIGNED_IN] as const satisfies readonly Caller[];
export const NOBODY = [] as const satisfies readonly Caller[];

export const SCHOOL = ['student', 'classmate', 'schoolmate', 'teacher', 'manager'] as const satisfies readonly Owner[];
export const ELSEWHERE = ['stranger', 'shared', 'invited', 'otherManager'] as const satisfies readonly Owner[];
export const APP = [...SCHOOL, ...ELSEWHERE, 'parent'] as const satisfies readonly Owner[];

export const OWN = {
  student: ['student'],
  parent: ['parent'],
  teacher: ['teacher'],
  manager: ['manager'],
  otherManager: ['otherManager'],
} as const satisfies Reach;
/** Parents also reach the child's rows. */
export const OWN_AND_CHILD: Reach = { ...OWN, parent: ['parent', 'student'] };
/** The demo's teacher is linked to the student and the classmate, but not to the schoolmate. */
export const STUDENTS: Reach = { teacher: ['student', 'classmate'] };
/** Rows made for a school or in its name. */
export const OF_SCHOOL = { manager: SCHOOL, otherManager: ELSEWHERE } as const satisfies Reach;
/** The people themselves: one belongs to both schools, and an invited person counts as a stranger. */
export const KNOWN_STUDENTS = { teacher: ['student', 'classmate', 'shared'] } as const satisfies Reach;
export const PEOPLE_OF_SCHOOL: Reach = { manager: [...SCHOOL, 'shared'], otherManager: ELSEWHERE };
export const OF_APP = { officer: APP, super: APP, foreignSuper: ['foreigner'] } as const satisfies Reach;

/** Combines reaches. */
export function combined(...reaches: readonly Reach[]): Reach {
  const all: Partial<Record<Caller, Owner[]>> = {};
  for (const reach of reaches) {
    for (const [caller, owners] of Object.entries(reach) as [Caller, readonly Owner[]][]) {
      all[caller] = [...new Set([...(all[caller] ?? []), ...owners])];
    }
  }
  return all;
}

/** Removes each caller's own rows from a reach: nobody marks their own attempt. */
export function butOwn(reach: Reach): Reach {
  return Object.fromEntries(
    Object.entries(reach).map(([caller, owners]) => [caller, owners.filter((owner) => owner !== caller)]),
  );
}

export const EVERY_OWNER: Reach = Object.fromEntries(
  ANYONE.map((caller) => [caller, caller === 'foreignSuper' ? ['foreigner'] : APP]),
);

/** Exams: attempts, answers and submissions are kept by the teacher, the school and the office. */
export const KEPT = combined(STUDENTS, OF_SCHOOL, OF_APP);
export const KEPT_OR_OWN = combined(OWN_AND_CHILD, KEPT);
/** A teacher's students have a separate list. */
export const LISTED = combined(OWN_AND_CHILD, OF_SCHOOL, OF_APP);
export const CANDIDATES: Reach = { student: OWN.student, teacher: OWN.teacher };

/** People known to a teacher, a school and the office. */
export const KNOWN = combined(KNOWN_STUDENTS, PEOPLE_OF_SCHOOL, OF_APP);
/** Rows of members, which parents read for their children. */
export const SEEN = combined(OWN_AND_CHILD, OF_APP);
/** The back office asks for one school at a time. */
export const ONE_SCHOOL = OF_SCHOOL.manager;
export const OF_ONE_SCHOOL: Reach = {
  ...OF_SCHOOL,
  officer: ONE_SCHOOL,
  super: ONE_SCHOOL,
  foreignSuper: ['foreigner'],
};
const TEACHABLE = [...KNOWN_STUDENTS.teacher, 'schoolmate'] as const satisfies readonly Owner[];
/** Possible students of the demo's teacher: current members of the school. */
export const TO_TEACH: Reach = { teacher: TEACHABLE, manager: TEACHABLE, officer: TEACHABLE, super: TEACHABLE };
