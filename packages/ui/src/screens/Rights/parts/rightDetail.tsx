import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { RightRow } from '../rightRow.ts';
import { quotaWords, RightStatusTag } from './rightColumns.tsx';

interface RightDetailProps {
  on: {
    edit: (row: RightRow) => void;
    publish: (row: RightRow) => void;
    unpublish: (row: RightRow) => void;
    remove: (row: RightRow) => void;
  };
}

/** What the drawer of a right shows. */
export const rightDetail = ({ on }: RightDetailProps): RowDetail<RightRow> => ({
  title: (row) => row.name,
  body: (row) => (
    <RowFacts
      facts={[
        ['编码', <Code key="code">{row.code}</Code>],
        ['次数', quotaWords(row)],
        ['状态', <RightStatusTag key="status" status={row.status} />],
        ['更新日期', dateText(row.updatedAt)],
      ]}
    />
  ),
  actions: (row) => (
    <>
      <Button variant="ghost" onClick={() => on.remove(row)}>
        删除
      </Button>
      {row.status === 'published' ? (
        <Button onClick={() => on.unpublish(row)}>下架</Button>
      ) : (
        <Button onClick={() => on.publish(row)}>上架</Button>
      )}
      <Button variant="primary" onClick={() => on.edit(row)}>
        修改
      </Button>
    </>
  ),
});
