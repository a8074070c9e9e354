import type { Caller, Owner } from './matrixPeople.ts';
import type { RowKind } from './matrixRows.ts';

/** Whose rows a caller reaches; a caller that is not named reaches none. */
export type Reach = Partial<Record<Caller, readonly Owner[]>>;

export interface Rule {
  /** Who is let in at all; everybody else is asked to sign in, or refused. */
  doors: readonly Caller[];
  /** What those outside are told, when it is not to sign in, or that it is not theirs. */
  refusal?: 'WORKER_REFUSED';
  /** Calls that name a row: whose rows are there for whom. Any other row is NOT_FOUND. */
  rows?: Reach;
  /** The same call over rows of further kinds: files uploaded for something that others may read as well. */
  kinds?: Partial<Record<RowKind, Reach>>;
  /** Let in at the door and then refused whatever the row, because of what they are: a parent answers no exam. */
  refused?: readonly Caller[];
  /** Lists: whose rows they hold. */
  list?: Reach;
}

/** Address with methods, as `GET,POST /dict/queryByValue`, to the rule that people wrote for it. */
export type Rules = Readonly<Record<string, Rule>>;

export const SIGNED_OUT = ['anonymous'] as const satisfies readonly Caller[];
export const MEMBERS = ['student', 'parent', 'teacher', 'manager', 'otherManager'] as const satisfies readonly Caller[];
export const TEACHERS = ['teacher'] as const satisfies readonly Caller[];
export const MANAGERS = ['manager', 'otherManager'] as const satisfies readonly Caller[];
/** With the permission that the call asks for. */
export const OFFICE = ['officer', 'super', 'foreignSuper'] as const satisfies readonly Caller[];
export const SUPER = ['super', 'foreignSuper'] as const satisfies readonly Caller[];
export const SIGNED_IN = [...MEMBERS, 'clerk', ...OFFICE] as const satisfies readonly Caller[];
export const ANYONE = [...SIGNED_OUT, ...SIGNED_IN] as const satisfies readonly Caller[];
export const NOBODY = [] as const satisfies readonly Caller[];

const SCHOOL = ['student', 'classmate', 'schoolmate', 'teacher', 'manager'] as const satisfies readonly Owner[];
const ELSEWHERE = ['stranger', 'shared', 'invited', 'otherManager'] as const satisfies readonly Owner[];
const APP = [...SCHOOL, ...ELSEWHERE, 'parent'] as const satisfies readonly Owner[];

export const OWN: Reach = {
  student: ['student'],
  parent: ['parent'],
  teacher: ['teacher'],
  manager: ['manager'],
  otherManager: ['otherManager'],
};
/** A parent also those of the child. */
export const OWN_AND_CHILD: Reach = { ...OWN, parent: ['parent', 'student'] };
/** The demo's teacher has linked every student of the demo's class: the student and the classmate, not the schoolmate. */
export const STUDENTS: Reach = { teacher: ['student', 'classmate'] };
/** What is done for a school, or stands in its name. */
export const OF_SCHOOL: Reach = { manager: SCHOOL, otherManager: ELSEWHERE };
/** The people themselves: one of them belongs to both schools. Who was only asked is a stranger. */
export const KNOWN_STUDENTS: Reach = { teacher: ['student', 'classmate', 'shared'] };
export const PEOPLE_OF_SCHOOL: Reach = { manager: [...SCHOOL, 'shared'], otherManager: ELSEWHERE };
export const OF_APP: Reach = { officer: APP, super: APP, foreignSuper: ['foreigner'] };

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

/** All but the caller's own: nobody marks the own attempt. */
export function butOwn(reach: Reach): Reach {
  return Object.fromEntries(
    Object.entries(reach).map(([caller, owners]) => [caller, owners.filter((owner) => owner !== caller)]),
  );
}

export const EVERY_OWNER: Reach = Object.fromEntries(
  ANYONE.map((caller) => [caller, caller === 'foreignSuper' ? ['foreigner'] : APP]),
);
