import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { sysLog } from '@aosai/api/contract/platform/sysLog';

type ListCall = (typeof sysLog)['calls']['queryList'];

export type LogEntry = OutputOf<ListCall>['content'][number];
export type LogChain = NonNullable<OutputOf<ListCall>['chain']>;

/** Days in Beijing, `2026-11-21`, both within. */
export interface LogFilter {
  actor: string;
  actorKind: NonNullable<InputOf<ListCall>['actorKind']> | '';
  action: string;
  target: string;
  from: string;
  until: string;
}

export const NO_LOG_FILTER: LogFilter = { actor: '', actorKind: '', action: '', target: '', from: '', until: '' };
