import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { right } from '@aosai/api/rights/right.contract';

/** A right that a card can include. */
export type KnownRight = Pick<
  OutputOf<(typeof right)['calls']['queryList']>['content'][number],
  'code' | 'name' | 'kind' | 'period' | 'quota' | 'status'
>;
