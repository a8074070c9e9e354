import type { WrittenCard } from '@aosai/api/orders/cardForm';
import { CARD_STATUS, CARD_TYPE } from '@aosai/api/rights/cards';
import { cardColumns } from '@aosai/api/orders/cardColumns';
import { addBy, atOnce, confirmed, dialog, removal } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { CardRow, Known } from './cardRow.ts';
import { CardDialog } from './parts/CardDialog.tsx';
import { CardPreview } from './parts/CardPreview.tsx';

/** Membership cards on sale: rights, duration and price. */
export const Memberships = officeTable<CardRow, Known>()({
  noun: '会员卡',
  unit: '张',
  lead: '卖给学生、家长和老师的卡。卖出的卡按当时的内容生效，以后的修改和下架不影响它。',
  nameOf: (row) => row.name,
  emptyHint: '新建一张，选好权益，上架后会出现在会员卡页。',
  show: drawn<CardRow>(cardColumns),
  filters: { keyword: search('搜索名称'), type: pick('适用对象', CARD_TYPE), status: pick('状态', CARD_STATUS) },
  acts: {
    create: addBy<Known, WrittenCard>('新建会员卡', (props) => <CardDialog row={null} {...props} />, {
      done: '已新建会员卡',
    }),
    update: dialog<CardRow, Known, WrittenCard>('修改', (props) => <CardDialog {...props} />, { done: '已保存' }),
    publish: atOnce('上架', { when: ({ status }: CardRow) => status !== 'published', main: true }),
    unpublish: confirmed('下架', '不再有人能买到它；已经卖出的卡照旧有效。可以随时再上架。', {
      when: ({ status }: CardRow) => status === 'published',
    }),
    remove: removal('没有卖出过才能删除，不能恢复。', {
      when: ({ soldCount }: CardRow) => soldCount === 0,
    }),
  },
  detail: ({ row }) => <CardPreview {...row} />,
});
