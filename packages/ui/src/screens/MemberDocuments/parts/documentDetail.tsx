import { DOCUMENT_KIND_LABELS, PUBLISHABLE_KINDS } from '@aosai/api/domain/memberRecords';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { MemberPaper } from '../memberDocument.ts';
import { DocumentTag } from './documentColumns.tsx';

interface On {
  download: (row: MemberPaper) => void;
  publish: (row: MemberPaper) => void;
  unpublish: (row: MemberPaper) => void;
  remove: (row: MemberPaper) => void;
}

const mayBeShown = ({ kind }: MemberPaper): boolean => PUBLISHABLE_KINDS.some((one) => one === kind);

/** What the drawer of a document shows, and what can be done there. */
export const documentDetail = (on: On): RowDetail<MemberPaper> => ({
  title: (row) => row.title,
  body: (row) => (
    <RowFacts
      facts={[
        ['种类', DOCUMENT_KIND_LABELS[row.kind]],
        ['状态', <DocumentTag key="status" status={row.status} />],
        ['谁能看', row.status === 'published' ? '登录的人' : '本人、监护人和后台'],
        ['姓名', row.member.nameMasked],
        ['账号', row.member.account],
        ['添加日期', dateText(row.createdAt)],
        ['更新日期', dateText(row.updatedAt)],
      ]}
    />
  ),
  actions: (row) => (
    <>
      <Button variant="ghost" onClick={() => on.remove(row)}>
        删除
      </Button>
      {row.status === 'published' && <Button onClick={() => on.unpublish(row)}>撤回公开</Button>}
      {row.status !== 'published' && mayBeShown(row) && <Button onClick={() => on.publish(row)}>公开</Button>}
      <Button variant="primary" icon="download" onClick={() => on.download(row)}>
        下载文件
      </Button>
    </>
  ),
});
