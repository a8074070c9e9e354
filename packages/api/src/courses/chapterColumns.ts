import { bankPlaceColumns } from '../questions/bankPlaceColumns.ts';
import { column, day, figure, sorted, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';

interface Priced {
  isFree: boolean;
  pricePoints: number;
}

/** How a chapter is unlocked, in words. */
export const chapterPrice = ({ isFree, pricePoints }: Priced): string =>
  isFree ? '免费' : pricePoints > 0 ? `${pricePoints} 积分` : '会员卡或班级';

/** Columns of the table of chapters. */
export const chapterColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  figure('questionCount', '题数'),
  column('hasVideo', '视频', ({ hasVideo }: { hasVideo: boolean }) => (hasVideo ? '有' : '无')),
  column('price', '开放', chapterPrice),
  ...bankPlaceColumns,
  column(
    'usedCount',
    '使用',
    ({ usedCount }: { usedCount: number | null }) => (usedCount ? `${usedCount} 门课程` : '未使用'),
    { numeric: true, quantity: wholes(({ usedCount }) => usedCount ?? 0, '门课程') },
  ),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
