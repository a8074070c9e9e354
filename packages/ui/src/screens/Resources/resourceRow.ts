import type { OutputOf } from '@aosai/api/contract/call';
import type { resource } from '@aosai/api/contract/platform/resource';

export type ResourceRow = OutputOf<(typeof resource)['calls']['queryList']>['content'][number];
export type OperationRow = ResourceRow['operations'][number];

/** What the dialog asks for; codes are those of the program's calls. */
export interface NameForm {
  name: string;
  sort: number;
}

export interface ResourceFilter {
  keyword: string;
  /** `true`: only what no call asks for any more. */
  isGone: '' | 'true' | 'false';
}

export const NO_RESOURCE_FILTER: ResourceFilter = { keyword: '', isGone: '' };
