import type { CallDefinition, Group, Method, ResourceDefinition, Roles } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';

export interface MountedCall {
  /** `resource.action`. */
  name: string;
  call: CallDefinition;
  group: Group;
  roles: Roles;
  method: Method;
  /** Below the API prefix, with `{name}` parts. */
  path: string;
}

/** Every call of the contract under each of its methods and mounts. */
export function mountedCalls(): MountedCall[] {
  const resources: Record<string, ResourceDefinition> = contract;
  return Object.entries(resources).flatMap(([name, { path, calls }]) =>
    Object.entries(calls).flatMap(([action, call]) =>
      (Object.entries(call.mounts) as [Group, Roles][]).flatMap(([group, roles]) =>
        call.methods.map((method) => ({
          name: `${name}.${action}`,
          call,
          group,
          roles,
          method,
          path: `${group && `/${group}`}${call.path ?? `/${path}/${action}`}`,
        })),
      ),
    ),
  );
}
