import type { CallDefinition, ResourceDefinition, Role } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import type { MemberActor } from '../../kit/actor.ts';

/** `resource:action` of every call under /edms that a role in the organization opens for the member. */
export function edmsPermissions({ type, orgId, orgRoles }: MemberActor): string[] {
  if (orgId === null) return [];
  const isManager = orgRoles.includes('manager');
  const opens = (role: Role) => (role === 'orgManager' && isManager) || (role === 'teacher' && type === 'teacher');
  const resources: ResourceDefinition[] = Object.values(contract);
  return resources
    .flatMap(({ path, calls }) =>
      Object.entries<CallDefinition>(calls)
        .filter(([, { mounts }]) => mounts.edms?.some(opens) ?? false)
        .map(([action]) => `${path}:${action}`),
    )
    .sort();
}
