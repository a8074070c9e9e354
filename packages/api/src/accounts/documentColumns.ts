import { DOCUMENT_KIND, DOCUMENT_STATUS } from './memberRecords.ts';
import { choice, column, day, sorted, tag, text } from '../kit/column.ts';

interface Held {
  member: { nameMasked: string; account: string };
}

/** Columns of the table of members' documents. */
export const documentColumns = [
  sorted(text('title', '标题', { minWidth: 160 })),
  choice('kind', '种类', DOCUMENT_KIND, { minWidth: 88 }),
  column('member', '姓名', ({ member }: Held) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: Held) => member.account, { minWidth: 112 }),
  tag('status', '状态', DOCUMENT_STATUS),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
