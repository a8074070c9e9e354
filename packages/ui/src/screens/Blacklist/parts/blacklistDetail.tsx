import { BLACKLIST_SCOPE_LABELS } from '@aosai/api/domain/memberRecords';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { BlacklistEntry } from '../banned.ts';
import { StateTag, untilText } from './blacklistColumns.tsx';

interface On {
  edit: (entry: BlacklistEntry) => void;
  lift: (entry: BlacklistEntry) => void;
}

/** What the drawer of an entry shows, and what can be done there. */
export const blacklistDetail = (on: On): RowDetail<BlacklistEntry> => ({
  title: (row) => row.member.nameMasked,
  body: (row) => (
    <RowFacts
      facts={[
        ['状态', <StateTag key="state" state={row.state} />],
        ['账号', row.member.account],
        ['限制', BLACKLIST_SCOPE_LABELS[row.scope]],
        ['到期时间', untilText(row)],
        ['原因', row.reason],
        ['加入日期', dateText(row.createdAt)],
      ]}
    />
  ),
  actions: (row) => (
    <>
      <Button onClick={() => on.edit(row)}>修改限制</Button>
      <Button variant="primary" onClick={() => on.lift(row)}>
        解除限制
      </Button>
    </>
  ),
});
