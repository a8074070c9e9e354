import type { Caller } from './accessPeople.ts';
import { OF_APP, OFFICE, type Reach } from './reach.ts';

export interface Rule {
  /** Callers who are admitted; everybody else has to sign in, or is refused. */
  doors: readonly Caller[];
  /** The refusal for other callers, if not to sign in or FORBIDDEN. */
  refusal?: 'WORKER_REFUSED';
  /** For calls that name a row: the rows each caller reaches. Any other row is NOT_FOUND. */
  rows?: Reach;
  /** Like `rows`, for further kinds of rows that the call names, such as files that others may read too. */
  kinds?: Readonly<Record<string, Reach>>;
  /** Admitted at the door but refused for every row, such as a parent who answers an exam. */
  refused?: readonly Caller[];
  /** For lists: the rows that each caller's list has. */
  list?: Reach;
  /** Why a call that names a person has neither rows nor a list, and which test covers it. */
  noCells?: string;
  /** Callers that this call sends whole mobile numbers to. */
  showsMobileTo?: readonly Caller[];
}

/** Maps addresses with methods, such as `GET,POST /dict/queryByValue`, to rules written by hand. */
export type Rules = Readonly<Record<string, Rule>>;

export const OFFICE_LIST: Rule = { doors: OFFICE, list: OF_APP };
export const OFFICE_ROW: Rule = { doors: OFFICE, rows: OF_APP };

/**
 * For calls mounted both without a prefix and under the group's, with the same rule: `PUT edms/teacherGroup/update`.
 */
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
