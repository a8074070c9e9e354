import { column, day, sorted, tag, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';
import { ORGANIZATION } from './organizations.ts';

/** The maximum number of members: 300 人 or 不限. */
export const quotaWords = ({ quota }: { quota: number | null }): string => (quota === null ? '不限' : `${quota} 人`);

/** Columns of the table of organizations. */
export const organizationColumns = [
  sorted(text('name', '机构', { minWidth: 160 })),
  sorted(tag('status', '状态', ORGANIZATION)),
  text('contact', '联系人', { minWidth: 88 }),
  text('contactMobileMasked', '联系手机', { minWidth: 116 }),
  column('memberCount', '成员', ({ memberCount }: { memberCount: number }) => memberCount.toLocaleString('zh-CN'), {
    numeric: true,
    quantity: wholes(({ memberCount }) => memberCount),
  }),
  sorted(column('quota', '名额', quotaWords, { numeric: true, quantity: wholes(({ quota }) => quota, '人') })),
  sorted(day('createdAt', '申请日期', { spare: true })),
  text('creditCode', '信用代码', { hidden: true, minWidth: 168 }),
];
