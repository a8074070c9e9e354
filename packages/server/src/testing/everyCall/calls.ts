import fc from 'fast-check';
import * as z from 'zod/mini';
import { validInput } from '../testArbitrary.ts';
import { type MountedCall, mountedCalls } from '../testCalls.ts';
import { accessOfCall, RULES } from './accessFiles.ts';
import type { AccessSite, Input } from './accessOf.ts';
import type { Caller } from './accessPeople.ts';
import type { Rule } from './rule.ts';

export const addressOf = ({ method, path }: Pick<MountedCall, 'method' | 'path'>) => `${method} ${path}`;
export const ruleOf = (mounted: MountedCall): Partial<Rule> => RULES.get(addressOf(mounted)) ?? {};

export const CALLS: readonly MountedCall[] = mountedCalls();

/**
 * Methods and mounts with one rule share a handler and its row scope, so rows are tried with the first of them only.
 */
const firsts = [
  ...new Map(
    CALLS.toReversed()
      .filter(({ method, call }) => method === call.methods[0])
      .map((mounted) => [`${mounted.name} ${JSON.stringify(ruleOf(mounted))}`, mounted]),
  ).values(),
].toReversed();

export const CALLS_WITH_ROWS = firsts.filter((mounted) => ruleOf(mounted).rows);
export const CALLS_WITH_LISTS = firsts.filter((mounted) => ruleOf(mounted).list);
/** Whether the call may change something. */
export function isWrite({ name }: MountedCall): boolean {
  const { access, action } = accessOfCall(name);
  return !/^(query|get|check|anon)/.test(action) && !(access.reads?.includes(action) ?? false);
}

/** The row that a call names: its kind, and the input field with its id. */
export function rowNameOf({ name, call }: MountedCall): { kind: string; field: string } {
  const { access, action } = accessOfCall(name);
  const { kind = access.resource, field } = access.named?.[action] ?? {};
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  return { kind, field: field ?? ['id', 'ids', 'fileName'].find((key) => key in properties) ?? 'id' };
}

/** A field ending in s takes several ids. */
export const namingRow = (field: string, id: string): Input => ({ [field]: field.endsWith('s') ? [id] : id });

/** The sample input in the access file. */
export function ownSampleOf({ name }: MountedCall, site: AccessSite, caller: Caller): Input | undefined {
  const { access, action } = accessOfCall(name);
  const sample = access.samples?.[action];
  return typeof sample === 'function' ? sample(site, caller) : sample;
}

const atRandom = new Map<string, Input>();

/** A valid input of a call: the sample of the access file, or else a random one. */
export function sampleOf(mounted: MountedCall, site: AccessSite, caller: Caller): Input {
  const own = ownSampleOf(mounted, site, caller);
  if (own) return own;
  const { name, call } = mounted;
  const known = atRandom.get(name) ?? fc.sample(validInput(call.input), { numRuns: 1, seed: 7 })[0] ?? {};
  atRandom.set(name, known);
  return known;
}
