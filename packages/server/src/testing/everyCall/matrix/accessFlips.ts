import type { CallDefinition, ResourceDefinition, Role, Roles } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import type { MountedCall } from '../../testCalls.ts';

/** A changed access rule of one mount. */
export interface AccessFlip {
  what: string;
  /** Only the call, mounted with the changed rule. */
  contract: Record<string, ResourceDefinition>;
}

const ROLES = [
  'anyone',
  'member',
  'teacher',
  'orgManager',
  'backOffice',
  'user',
  'superUser',
  'nobody',
] as const satisfies readonly Role[];

/** Roles that include others. */
const HOLDS: Partial<Record<Role, readonly Role[]>> = {
  anyone: ROLES,
  member: ['teacher', 'orgManager'],
  user: ['backOffice', 'superUser'],
  backOffice: ['superUser'],
};

/** Normalizes a set of roles: equal doors get equal names, without roles that others include. */
function doorsOf(roles: readonly Role[]): string {
  if (roles.includes('judgeWorker')) return 'judgeWorker';
  const wide = roles.filter(
    (role) => role !== 'nobody' && !roles.some((other) => HOLDS[other]?.includes(role) && other !== role),
  );
  return [...new Set(wide)].toSorted().join(' ') || 'nobody';
}

const isRoles = (roles: Role[]): roles is [Role, ...Role[]] => roles.length > 0;

function otherRoles({ roles }: MountedCall): Roles[] {
  const without = roles.map((role) => roles.filter((other) => other !== role));
  const beside = ROLES.map((role) => [...roles, role]);
  const instead = ROLES.map((role) => [role]);
  const byDoors = new Map([...instead, ...beside, ...without].map((other) => [doorsOf(other), other]));
  byDoors.delete(doorsOf(roles));
  return [...byDoors.values()].filter(isRoles);
}

function resourceOf({ name }: MountedCall): ResourceDefinition {
  const resources: Record<string, ResourceDefinition> = contract;
  const found = resources[name.slice(0, name.lastIndexOf('.'))];
  if (!found) throw new Error(`no resource of ${name}`);
  return found;
}

/** A contract with only this call, under this mount. */
export function aloneContract(
  mounted: MountedCall,
  roles: Roles = mounted.roles,
  resourcePath?: string,
): AccessFlip['contract'] {
  const { group, call, name } = mounted;
  const { path } = resourceOf(mounted);
  const dot = name.lastIndexOf('.');
  const action = name.slice(dot + 1);
  const mounts = { [group]: roles } as CallDefinition['mounts'];
  const one = { ...call, mounts, path: call.path ?? `/${path}/${action}` };
  return { [name.slice(0, dot)]: { path: resourcePath ?? path, calls: { [action]: one } } };
}

/** Every change of the access of one mount: a role less, a role more, another role, no permission. */
export function flipsOf(mounted: MountedCall): AccessFlip[] {
  const { roles } = mounted;
  const flips = otherRoles(mounted).map((other) => ({
    what: `${roles.join(' + ')} becomes ${other.join(' + ')}`,
    contract: aloneContract(mounted, other),
  }));
  // If anyone may enter, a permission opens no door; row scope decides instead.
  if (!roles.includes('backOffice') || roles.includes('anyone')) return flips;
  return [...flips, { what: 'asks for a permission of no call', contract: aloneContract(mounted, roles, 'nothing') }];
}
