import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { resource } from '@aosai/api/accounts/resource.contract';
import type { role } from '@aosai/api/accounts/role.contract';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

export type RoleRow = OutputOf<(typeof role)['calls']['queryList']>['content'][number];
export type PermissionResource = OutputOf<(typeof resource)['calls']['queryList']>['content'][number];

/** Data of the page in addition to its rows. */
export interface Known {
  /** Resources of permissions, with all their operations. */
  resources: Loaded<PermissionResource[]>;
}
