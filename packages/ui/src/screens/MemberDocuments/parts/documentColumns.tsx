import { DOCUMENT_KIND_LABELS, DOCUMENT_STATUS_LABELS } from '@aosai/api/domain/memberRecords';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { MemberPaper } from '../memberDocument.ts';

const TONES = { draft: 'neutral', published: 'ok', unpublished: 'warn' } as const satisfies Record<
  MemberPaper['status'],
  string
>;

export const DocumentTag = ({ status }: Pick<MemberPaper, 'status'>) => (
  <Tag tone={TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Tag>
);

export const documentColumns: DataColumn<MemberPaper>[] = [
  { id: 'title', head: '标题', cell: (row) => row.title, sortField: 'title', minWidth: 160 },
  { id: 'kind', head: '种类', cell: (row) => DOCUMENT_KIND_LABELS[row.kind], minWidth: 88 },
  { id: 'member', head: '姓名', cell: (row) => row.member.nameMasked, minWidth: 72 },
  { id: 'account', head: '账号', cell: (row) => row.member.account, minWidth: 112 },
  { id: 'status', head: '状态', cell: (row) => <DocumentTag status={row.status} />, minWidth: 80 },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
