import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { memberPoints } from '@aosai/api/accounts/memberRecords.contract';
import { POINTS_TURN, pointsFields } from '@aosai/api/accounts/memberRecords';
import { pointsColumns, signedPoints } from '@aosai/api/accounts/pointsColumns';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';

export type PointsEntry = OutputOf<(typeof memberPoints)['calls']['queryList']>['content'][number];

/** All changes of points, and adjustments by the office. */
export const PointsLedger = officeTable<PointsEntry>()({
  noun: '积分明细',
  lead: '每一次获得和使用。明细只增不改：记错了，用一笔相反的调整更正。',
  nameOf: (row) => `${row.member.nameMasked} ${signedPoints(row)}`,
  emptyHint: '在这里调整以后，明细会列出来。',
  show: drawn<PointsEntry>(pointsColumns),
  filters: { turn: views('方向', POINTS_TURN), keyword: search('搜索姓名、账号、手机号') },
  acts: {
    adjust: {
      at: 'head',
      label: '调整积分',
      icon: 'plus',
      main: true,
      done: '已调整积分',
      ask: { form: pointsFields, description: '立即生效，记入操作日志；余额不能扣到 0 以下。' },
    },
  },
});
