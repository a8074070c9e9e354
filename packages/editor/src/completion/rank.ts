import type { CompletionEntry } from './entry.ts';

/** Names in nearly every beginner's program. */
const COMMON = new Set(
  (
    'cin cout endl int long double char bool string vector for if else while return void using namespace main ' +
    'max min sort swap abs printf scanf ' +
    'print input range len int str list map split append True False and or not in def import'
  ).split(' '),
);

/** Returns the rank among equally good matches, lowest first: words of the program, common names, snippets, others. */
export const rankOf = ({ kind, label }: CompletionEntry): 0 | 1 | 2 | 3 => {
  if (kind === 'word') return 0;
  if (kind === 'snippet') return 2;
  return COMMON.has(label) ? 1 : 3;
};
