import type { OutputOf } from '@aosai/api/contract/call';
import type { BlacklistScope } from '@aosai/api/domain/memberRecords';
import type { memberBlacklist } from '@aosai/api/contract/people/memberRecords';

export type BlacklistEntry = OutputOf<(typeof memberBlacklist)['calls']['queryList']>['content'][number];

export interface BlacklistFilter {
  state: BlacklistEntry['state'] | '';
  scope: BlacklistScope | '';
  keyword: string;
}

export const NO_BLACKLIST_FILTER: BlacklistFilter = { state: '', scope: '', keyword: '' };

export const stateOfView = (view: string): BlacklistEntry['state'] | '' =>
  view === 'active' || view === 'ended' ? view : '';

export const STATE_VIEWS = [
  { id: 'all', label: '全部' },
  { id: 'active', label: '生效中' },
  { id: 'ended', label: '已到期' },
];
