import type { Caller } from './accessPeople.ts';
import { OF_APP, OFFICE, type Reach } from './reach.ts';

export interface Rule {
  /** Who is let in at all; everybody else is asked to sign in, or refused. */
  doors: readonly Caller[];
  /** What those outside are told, when it is not to sign in, or that it is not theirs. */
  refusal?: 'WORKER_REFUSED';
  /** Calls that name a row: whose rows are there for whom. Any other row is NOT_FOUND. */
  rows?: Reach;
  /** The same call over rows of further kinds: files uploaded for something that others may read as well. */
  kinds?: Readonly<Record<string, Reach>>;
  /** Let in at the door and then refused whatever the row, because of what they are: a parent answers no exam. */
  refused?: readonly Caller[];
  /** Lists: whose rows they hold. */
  list?: Reach;
  /** Why a call that names a person has neither rows nor a list, and which test looks at it instead. */
  noCells?: string;
  /** Who is shown a whole mobile number by this call; nobody by any other. */
  showsMobileTo?: readonly Caller[];
}

/** Address with methods, as `GET,POST /dict/queryByValue`, to the rule that people wrote for it. */
export type Rules = Readonly<Record<string, Rule>>;

export const OFFICE_LIST: Rule = { doors: OFFICE, list: OF_APP };
export const OFFICE_ROW: Rule = { doors: OFFICE, rows: OF_APP };

/** Printed without a prefix and mounted under the group's as well, with the same rule: `PUT edms/teacherGroup/update`. */
export function twice(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([address, rule]) => {
      const [methods = '', path = ''] = address.split(' ');
      return [
        [`${methods} /${path}`, rule],
        [`${methods} /${path.slice(path.indexOf('/') + 1)}`, rule],
      ];
    }),
  );
}
