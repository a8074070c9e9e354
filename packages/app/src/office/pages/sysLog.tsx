import { RESOURCE_NAMES } from '@aosai/api/domain/resourceNames';
import { LOG_ACTOR } from '@aosai/api/domain/sysLog';
import { type LogFilter, NO_LOG_FILTER, SysLogs } from '@aosai/ui/screens/SysLogs';
import { useState } from 'react';
import { loaded } from '../../loaded.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';
import type { TableSpec } from '../tableAddress.ts';

const spec: TableSpec<LogFilter> = { id: 'sysLog', filter: NO_LOG_FILTER, choices: { actorKind: LOG_ACTOR.values } };
const QUIET = { quiet: true };
const ACTIONS = Object.entries(RESOURCE_NAMES).map(([value, label]) => ({ value, label }));
const DAY_MS = 24 * 60 * 60 * 1000;
const BEIJING_MS = 8 * 60 * 60 * 1000;

/** The start of a day in Beijing, some days later; nothing for an address that names no day. */
function dayStart(day: string | undefined, later = 0): string | undefined {
  const startMs = Date.parse(`${day ?? ''}T00:00:00+08:00`);
  return Number.isNaN(startMs) ? undefined : new Date(startMs + later * DAY_MS).toISOString();
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** /bms/sysLog: who did what, and whether the log itself is whole. */
export function Component() {
  useTitle('操作日志');
  const today = new Date(useNow() + BEIJING_MS).toISOString().slice(0, 10);
  const { view, on } = useOfficeTable(spec, (calls, { from, until, ...input }) =>
    calls.sysLog.queryList({ ...input, ...defined({ from: dayStart(from), until: dayStart(until, 1) }) }, QUIET),
  );
  const [askedTimes, setAskedTimes] = useState(0);
  const chain = useOfficeCall(askedTimes === 0 ? null : ['logChain', askedTimes], async (calls) => {
    const reply = await calls.sysLog.queryList({ size: 1, verify: true }, QUIET);
    return reply.chain ?? undefined;
  });
  return (
    <SysLogs
      {...view}
      chain={askedTimes === 0 ? null : loaded(chain)}
      actions={ACTIONS}
      today={today}
      on={{ ...on, verify: () => setAskedTimes(askedTimes + 1) }}
    />
  );
}
