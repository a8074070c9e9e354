import type { Access, MakeRow } from './accessOf.ts';
import type { Rule } from './rule.ts';

const files = import.meta.glob<{ access: Access }>('../../**/*.access.ts', { eager: true });

/** The access files of all resources. */
export const ACCESSES: readonly Access[] = Object.values(files).map(({ access }) => access);

/** Builds a map; throws on duplicate keys. */
function onlyOnce<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value> {
  const known = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (known.has(name)) throw new Error(`two access files have ${name}`);
    known.set(name, value);
  }
  return known;
}

const BY_RESOURCE = onlyOnce(ACCESSES.map((access) => [access.resource, access] as const));

/** The rule of each method and address, with the resource of its access file. */
export const RULES = onlyOnce(
  ACCESSES.flatMap(({ resource, rules }) =>
    Object.entries(rules).flatMap(([address, rule]) => {
      const [methods = '', path = ''] = address.split(' ');
      return methods
        .split(',')
        .map((method): [string, Rule & { resource: string }] => [`${method} ${path}`, { ...rule, resource }]);
    }),
  ),
);

const MAKERS = onlyOnce<MakeRow>(
  ACCESSES.flatMap(({ resource, row, rows = {} }) => [
    ...(row ? [[resource, row] as const] : []),
    ...Object.entries(rows),
  ]),
);

/** Every kind of row that an access file can make. */
export const ROW_KINDS: readonly string[] = [...MAKERS.keys()];

/** The function that makes rows of a kind. */
export function makerOf(kind: string): MakeRow {
  const maker = MAKERS.get(kind);
  if (!maker) throw new Error(`no access file makes rows of the kind ${kind}`);
  return maker;
}

/** The access file of a call's resource, and the call's action. */
export function accessOfCall(name: string): { access: Access; action: string } {
  const dot = name.indexOf('.');
  const access = BY_RESOURCE.get(name.slice(0, dot));
  if (!access) throw new Error(`no access file for ${name}`);
  return { access, action: name.slice(dot + 1) };
}
