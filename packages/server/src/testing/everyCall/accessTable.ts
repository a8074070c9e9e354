import { ACCESSES } from './accessFiles.ts';
import { type Caller, CALLERS, type Owner, OWNERS } from './accessPeople.ts';
import { APP, ELSEWHERE, type Reach, SCHOOL } from './reach.ts';
import type { Rule } from './rule.ts';

/** Sets of owners that have a name in the table. */
const NAMED: readonly (readonly [string, readonly Owner[]])[] = [
  ['all', OWNERS],
  ['app', APP],
  ['school', SCHOOL],
  ['other school', ELSEWHERE],
];

const isSameSet = (one: readonly Owner[], other: readonly Owner[]): boolean =>
  one.length === other.length && one.every((owner) => other.includes(owner));

/** The owners whose rows a caller reaches, in words. */
function reached(reach: Reach, caller: Caller): string {
  const owners = reach[caller] ?? [];
  if (owners.length === 0) return 'no row';
  const named = NAMED.find(([, set]) => isSameSet(owners, set));
  if (named) return named[0];
  return owners.map((owner) => (owner === caller ? 'own' : owner)).join(', ');
}

/** What a rule allows a caller, in words; empty if the caller is not admitted. */
function allowed({ doors, refused = [], rows, kinds = {}, list, showsMobileTo = [] }: Rule, caller: Caller): string {
  if (!doors.includes(caller)) return '';
  if (refused.includes(caller)) return 'refused for each row';
  const parts = [
    ...(rows ? [reached(rows, caller)] : []),
    ...Object.entries(kinds).map(([kind, reach]) => `${kind}: ${reached(reach, caller)}`),
    ...(list ? [`lists ${reached(list, caller)}`] : []),
    ...(showsMobileTo.includes(caller) ? ['whole mobile numbers'] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'yes';
}

const HEAD = `# Who may do what

Printed from the access files by \`npm run access\`, and compared with them by \`accessTable.test.ts\`; the tests of the
matrix show that the running server follows it. One table for each resource: a line for each call at each of its
addresses, a column for each kind of caller. An empty cell: the caller is refused. \`yes\`: admitted, the call names no
row. Otherwise the owners whose rows the caller reaches; every other row is NOT_FOUND. \`school\` and \`other school\` are
the people of the two schools of the test, \`app\` those of both and the parents, \`all\` those of another app too. The
clerk is a user of the office without permissions; the foreign super user belongs to the other app.
`;

/** Caller by call for each resource, as Markdown. */
export function accessTable(): string {
  const tables = ACCESSES.toSorted((one, other) => (one.resource < other.resource ? -1 : 1)).map(
    ({ resource, rules }) => {
      const lines = Object.entries(rules).map(
        ([address, rule]) => `| \`${address}\` | ${CALLERS.map((caller) => allowed(rule, caller)).join(' | ')} |`,
      );
      return `\n## ${resource}\n\n| call | ${CALLERS.join(' | ')} |\n| --- |${' --- |'.repeat(CALLERS.length)}\n${lines.join('\n')}\n`;
    },
  );
  return HEAD + tables.join('');
}
