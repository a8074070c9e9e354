import { type MountedCall, mountedCalls } from '../../../testing/testCalls.ts';
import type { Rule } from '../rule.ts';
import { COMMON_RULES } from './common.ts';
import { EXAM_RULES } from './exam.ts';
import { PEOPLE_RULES } from './people.ts';

/** One line for each method: what people wrote, never what the contract says. */
export const RULES = new Map<string, Rule>(
  Object.entries({ ...COMMON_RULES, ...EXAM_RULES, ...PEOPLE_RULES }).flatMap(([address, rule]) => {
    const [methods = '', path = ''] = address.split(' ');
    return methods.split(',').map((method) => [`${method} ${path}`, rule] as const);
  }),
);

export const addressOf = ({ method, path }: Pick<MountedCall, 'method' | 'path'>) => `${method} ${path}`;
export const ruleOf = (mounted: MountedCall): Partial<Rule> => RULES.get(addressOf(mounted)) ?? {};

export const CALLS: readonly MountedCall[] = mountedCalls();

/** Methods and mounts with one rule share a handler and what it sees: the rows are tried with the first of them. */
const firsts = [
  ...new Map(
    CALLS.toReversed()
      .filter(({ method, call }) => method === call.methods[0])
      .map((mounted) => [`${mounted.name} ${JSON.stringify(ruleOf(mounted))}`, mounted]),
  ).values(),
].toReversed();

export const CALLS_WITH_ROWS = firsts.filter((mounted) => ruleOf(mounted).rows);
export const CALLS_WITH_LISTS = firsts.filter((mounted) => ruleOf(mounted).list);
/** Whether the call changes the row that it names. */
export const changesRow = ({ name }: MountedCall) => !/\.(query|generate|report|download|read)/.test(name);
