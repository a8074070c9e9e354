import type { Caller, Owner } from './accessPeople.ts';

/** Whose rows a caller reaches; a caller that is not named reaches none. */
export type Reach = Partial<Record<Caller, readonly Owner[]>>;

export const SIGNED_OUT = ['anonymous'] as const satisfies readonly Caller[];
export const MEMBERS = ['student', 'parent', 'teacher', 'manager', 'otherManager'] as const satisfies readonly Caller[];
/** Parents read, pay and quit; they answer nothing. The demo's managers are parents too. */
export const PARENTS = ['parent', 'manager', 'otherManager'] as const satisfies readonly Caller[];
export const TEACHERS = ['teacher'] as const satisfies readonly Caller[];
export const MANAGERS = ['manager', 'otherManager'] as const satisfies readonly Caller[];
/** With the permission that the call asks for. */
export const OFFICE = ['officer', 'super', 'foreignSuper'] as const satisfies readonly Caller[];
export const SUPER = ['super', 'foreignSuper'] as const satisfies readonly Caller[];
export const STAFF = [...TEACHERS, ...MANAGERS, ...OFFICE] as const satisfies readonly Caller[];
/** Who takes people into a school. */
export const ADMITTERS = [...MANAGERS, ...OFFICE] as const satisfies readonly Caller[];
export const MEMBERS_AND_OFFICE = [...MEMBERS, ...OFFICE] as const satisfies readonly Caller[];
export const SIGNED_IN = [...MEMBERS, 'clerk', ...OFFICE] as const satisfies readonly Caller[];
export const ANYONE = [...SIGNED_OUT, ...SIGNED_IN] as const satisfies readonly Caller[];
export const NOBODY = [] as const satisfies readonly Caller[];

const SCHOOL = ['student', 'classmate', 'schoolmate', 'teacher', 'manager'] as const satisfies readonly Owner[];
const ELSEWHERE = ['stranger', 'shared', 'invited', 'otherManager'] as const satisfies readonly Owner[];
const APP = [...SCHOOL, ...ELSEWHERE, 'parent'] as const satisfies readonly Owner[];

export const OWN = {
  student: ['student'],
  parent: ['parent'],
  teacher: ['teacher'],
  manager: ['manager'],
  otherManager: ['otherManager'],
} as const satisfies Reach;
/** A parent also those of the child. */
export const OWN_AND_CHILD: Reach = { ...OWN, parent: ['parent', 'student'] };
/** The demo's teacher has linked every student of the demo's class: the student and the classmate, not the schoolmate. */
export const STUDENTS: Reach = { teacher: ['student', 'classmate'] };
/** What is done for a school, or stands in its name. */
export const OF_SCHOOL = { manager: SCHOOL, otherManager: ELSEWHERE } as const satisfies Reach;
/** The people themselves: one of them belongs to both schools. Who was only asked is a stranger. */
export const KNOWN_STUDENTS = { teacher: ['student', 'classmate', 'shared'] } as const satisfies Reach;
export const PEOPLE_OF_SCHOOL: Reach = { manager: [...SCHOOL, 'shared'], otherManager: ELSEWHERE };
export const OF_APP = { officer: APP, super: APP, foreignSuper: ['foreigner'] } as const satisfies Reach;

/** What any of them reaches, together. */
export function together(...reaches: readonly Reach[]): Reach {
  const all: Partial<Record<Caller, Owner[]>> = {};
  for (const reach of reaches) {
    for (const [caller, owners] of Object.entries(reach) as [Caller, readonly Owner[]][]) {
      all[caller] = [...new Set([...(all[caller] ?? []), ...owners])];
    }
  }
  return all;
}

/** All but the caller's own: nobody marks their own attempt. */
export function butOwn(reach: Reach): Reach {
  return Object.fromEntries(
    Object.entries(reach).map(([caller, owners]) => [caller, owners.filter((owner) => owner !== caller)]),
  );
}

export const EVERY_OWNER: Reach = Object.fromEntries(
  ANYONE.map((caller) => [caller, caller === 'foreignSuper' ? ['foreigner'] : APP]),
);

/** Exams: attempts, answers and submissions are kept by the teacher, the school and the office. */
export const KEPT = together(STUDENTS, OF_SCHOOL, OF_APP);
export const KEPT_OR_OWN = together(OWN_AND_CHILD, KEPT);
/** A teacher's students have a list of their own. */
export const LISTED = together(OWN_AND_CHILD, OF_SCHOOL, OF_APP);
export const CANDIDATES: Reach = { student: OWN.student, teacher: OWN.teacher };

/** People: whom a teacher, a school and the office know. */
export const KNOWN = together(KNOWN_STUDENTS, PEOPLE_OF_SCHOOL, OF_APP);
/** What members have, and parents read of their children. */
export const SEEN = together(OWN_AND_CHILD, OF_APP);
/** The back office asks for one school at a time. */
export const ONE_SCHOOL = OF_SCHOOL.manager;
export const OF_ONE_SCHOOL: Reach = {
  ...OF_SCHOOL,
  officer: ONE_SCHOOL,
  super: ONE_SCHOOL,
  foreignSuper: ['foreigner'],
};
const TEACHABLE = [...KNOWN_STUDENTS.teacher, 'schoolmate'] as const satisfies readonly Owner[];
/** Who can become a student of the demo's teacher: those who belong to the school now. */
export const TO_TEACH: Reach = { teacher: TEACHABLE, manager: TEACHABLE, officer: TEACHABLE, super: TEACHABLE };
