import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { right } from '@aosai/api/contract/right';
import type { RightStatus } from '@aosai/api/domain/rights';

type RightCalls = (typeof right)['calls'];

export type RightRow = OutputOf<RightCalls['queryList']>['content'][number];
export type RightForm = InputOf<RightCalls['create']>;

export interface RightFilter {
  keyword: string;
  status: RightStatus | '';
}

export const NO_RIGHT_FILTER: RightFilter = { keyword: '', status: '' };
