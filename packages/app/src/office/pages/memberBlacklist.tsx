import { BLACKLIST_SCOPES } from '@aosai/api/domain/memberRecords';
import { Blacklist, type BlacklistFilter } from '@aosai/ui/screens/Blacklist';
import { useLocation } from 'wouter';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';
import { beijingToday } from '../beijingToday.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<BlacklistFilter> = {
  id: 'memberBlacklist',
  filter: { state: '', scope: '', keyword: '' },
  choices: { state: ['active', 'ended'], scope: BLACKLIST_SCOPES },
  sort: 'createdAt,desc',
};
const QUIET = { quiet: true };

/** /bms/memberBlacklist: who may for a time not sign in, submit or enrol. */
export function Component() {
  useTitle('黑名单');
  const now = useNow();
  const [, navigate] = useLocation();
  const { client, view, on, perform, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.memberBlacklist.queryList(input, QUIET),
  );
  return (
    <Blacklist
      {...view}
      today={beijingToday(now)}
      on={{
        ...on,
        toMembers: () => navigate('/bms/member'),
        update: (row, { scope, reason, until }) =>
          perform(
            () => client.memberBlacklist.update({ ...versionOf(row), scope, reason, until }, QUIET),
            '已修改限制',
          ),
        async lift({ id }) {
          const isDone = await perform(() => client.memberBlacklist.delete({ id }, QUIET), '已解除限制');
          if (isDone) on.open(null);
          return isDone;
        },
      }}
    />
  );
}
