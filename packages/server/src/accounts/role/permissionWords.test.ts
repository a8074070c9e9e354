import { expect, test } from 'vitest';
import { grantableResources } from './permissions.ts';
import { PERMISSION_WORDS } from './permissionWords.ts';

const permissions = grantableResources().flatMap((resource) =>
  resource.operations.map(({ code, name }) => ({ permission: `${resource.code}:${code}`, name })),
);
/** The matrix sums these up as reading. */
const READS = /:query(List|SimpleList|BuildInList|LatestList|ItemList|EnrollList|ById|Latest|NotesById|Edits)$/;

test('PERMISSION_WORDS: names only permissions that calls require', () => {
  const known = new Set(permissions.map(({ permission }) => permission));
  expect(Object.keys(PERMISSION_WORDS).filter((permission) => !known.has(permission))).toEqual([]);
});

test('grantableResources: names what a permission allows, not what its call returns', () => {
  const ofCalls = permissions.filter(
    ({ permission, name }) =>
      !READS.test(permission) && /^(?:一[个场份道门次张]|给一|给没有|给正在|按代号|分组的|最近 |这些|用上)/.test(name),
  );
  expect(ofCalls).toEqual([]);
});
