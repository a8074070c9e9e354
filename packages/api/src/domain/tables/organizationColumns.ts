import { ORGANIZATION_STATUS, type OrganizationStatus } from '../statuses.ts';
import { column, day, sorted, text } from './column.ts';

/** What the table of organizations shows. */
export const organizationColumns = [
  sorted(text('name', '机构', { minWidth: 160 })),
  sorted(
    column('status', '状态', ({ status }: { status: OrganizationStatus }) => ORGANIZATION_STATUS.label(status), {
      minWidth: 80,
    }),
  ),
  text('contact', '联系人', { minWidth: 88 }),
  text('contactMobileMasked', '联系手机', { minWidth: 116 }),
  column('memberCount', '成员', ({ memberCount }: { memberCount: number }) => memberCount.toLocaleString('zh-CN'), {
    numeric: true,
  }),
  sorted(
    column('quota', '名额', ({ quota }: { quota: number | null }) => (quota === null ? '不限' : `${quota} 人`), {
      numeric: true,
    }),
  ),
  sorted(day('createdAt', '申请日期')),
  text('creditCode', '信用代码', { hidden: true, minWidth: 168 }),
];
