import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { SysLogs } from '@aosai/ui/screens/platform/SysLogs';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Start of a day in Beijing, plus a number of days; undefined for an invalid day. */
function dayStart(day: string | undefined, later = 0): string | undefined {
  const startMs = Date.parse(`${day ?? ''}T00:00:00+08:00`);
  return Number.isNaN(startMs) ? undefined : new Date(startMs + later * DAY_MS).toISOString();
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** /bms/sysLog: the audit log, and whether its chain is intact. */
export const Component = officePage(SysLogs, 'sysLog', {
  useKnown({ rows, filter }) {
    const found = useOfficeCall(['logActs'], (calls) => calls.sysLog.queryActs({}));
    const all = (found.data?.content ?? []).map(({ action, name }) => ({ value: action, label: name }));
    // A link may name an operation without entries, or the list may still be on its way.
    const isKnown = filter.act === '' || all.some(({ value }) => value === filter.act);
    const acts = isKnown
      ? all
      : [{ value: filter.act, label: rows.data?.content[0]?.actionName ?? filter.act }, ...all];
    const [askedTimes, setAskedTimes] = useState(0);
    const chain = useOfficeCall(askedTimes === 0 ? null : ['logChain', askedTimes], async (calls) => {
      const reply = await calls.sysLog.queryList({ size: 1, verify: true });
      return reply.chain ?? undefined;
    });
    return {
      chain: askedTimes === 0 ? null : loaded(chain),
      verify: () => setAskedTimes(askedTimes + 1),
      today: dateText(useNow()),
      acts,
    };
  },
  read: (calls, { from, until, act, ...input }) =>
    calls.sysLog.queryList({
      ...input,
      ...(act !== undefined && act !== '' && { action: act }),
      // Acts are listed; one of them unfolded, and a file, has every entry.
      ...(input.foldOf === undefined && input.export === undefined && { fold: true }),
      ...defined({ from: dayStart(from), until: dayStart(until, 1) }),
    }),
  acts: {},
});
