import { BANNER_STATE, positionText } from './bannerRules.ts';
import { minuteText } from '../kit/beijing.ts';
import { column, day, figure, sorted, tag, text, worded } from '../kit/column.ts';

interface Shown {
  startAt: string | null;
  endAt: string | null;
}

/** The display period: 2026-11-21 08:00 至 2026-12-01 08:00. */
const windowWords = ({ startAt, endAt }: Shown): string => {
  if (startAt === null) return endAt === null ? '一直展示' : `到 ${minuteText(endAt)}`;
  return endAt === null ? `${minuteText(startAt)} 起` : `${minuteText(startAt)} 至 ${minuteText(endAt)}`;
};

/** Columns of the table of banners. */
export const bannerColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  worded<'image', string>('image', '图片', () => '有', { minWidth: 112 }),
  column('position', '位置', ({ position }: { position: string }) => positionText(position), { minWidth: 72 }),
  sorted(figure('sort', '顺序')),
  tag('state', '状态', BANNER_STATE, { minWidth: 96 }),
  column('window', '展示时间', windowWords, { minWidth: 200 }),
  text('link', '去处', { minWidth: 200 }),
  day('updatedAt', '更新日期', { hidden: true }),
];
