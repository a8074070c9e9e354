import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { resource } from '@aosai/api/contract/platform/resource';
import type { role } from '@aosai/api/contract/platform/role';

type RoleCalls = (typeof role)['calls'];

export type RoleRow = OutputOf<RoleCalls['queryList']>['content'][number];
export type PermissionResource = OutputOf<(typeof resource)['calls']['queryList']>['content'][number];

/** What the dialog asks for; the code of what exists already stays. */
export type RoleForm = Omit<InputOf<RoleCalls['create']>, 'note'> & { note: string };

export interface RoleFilter {
  keyword: string;
}

export const NO_ROLE_FILTER: RoleFilter = { keyword: '' };
