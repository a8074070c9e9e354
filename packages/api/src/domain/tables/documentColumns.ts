import { DOCUMENT_KIND, DOCUMENT_STATUS, type DocumentKind, type DocumentStatus } from '../memberRecords.ts';
import { column, day, sorted, text } from './column.ts';

interface Held {
  member: { nameMasked: string; account: string };
}

/** What the table of members' papers shows. */
export const documentColumns = [
  sorted(text('title', '标题', { minWidth: 160 })),
  column('kind', '种类', ({ kind }: { kind: DocumentKind }) => DOCUMENT_KIND.label(kind), { minWidth: 88 }),
  column('member', '姓名', ({ member }: Held) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: Held) => member.account, { minWidth: 112 }),
  column('status', '状态', ({ status }: { status: DocumentStatus }) => DOCUMENT_STATUS.label(status), {
    minWidth: 80,
  }),
  sorted(day('updatedAt', '更新日期')),
];
