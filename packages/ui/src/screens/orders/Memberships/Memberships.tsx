import type { WrittenCard } from '@aosai/api/orders/cardForm';
import { CARD_STATUS, CARD_TYPE } from '@aosai/api/rights/cards';
import { cardColumns } from '@aosai/api/orders/cardColumns';
import type { HeadDialogProps, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
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
    create: {
      at: 'head',
      label: '新建会员卡',
      icon: 'plus',
      main: true,
      done: '已新建会员卡',
      ask: (props: HeadDialogProps<Known, WrittenCard>) => <CardDialog row={null} {...props} />,
    },
    update: {
      at: 'row',
      label: '修改',
      done: '已保存',
      ask: (props: RowDialogProps<CardRow, Known, WrittenCard>) => <CardDialog {...props} />,
    },
    publish: {
      at: 'row',
      label: '上架',
      when: ({ status }) => status !== 'published',
      main: true,
      ask: { confirm: '学生和家长马上能看到并购买它。可以随时下架，已经卖出的照旧有效。' },
    },
    unpublish: {
      at: 'row',
      label: '下架',
      when: ({ status }) => status === 'published',
      ask: { confirm: '不再有人能买到它；已经卖出的卡照旧有效。可以随时再上架。' },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: ({ soldCount }) => soldCount === 0,
      ask: { confirm: '没有卖出过才能删除，不能恢复。', danger: true },
    },
  },
  detail: ({ row }) => <CardPreview {...row} />,
});
