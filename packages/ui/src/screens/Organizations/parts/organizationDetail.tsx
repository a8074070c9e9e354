import type { OrganizationItem } from '@aosai/api/contract/types';
import type { ReactNode } from 'react';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { quotaText } from '../organizationForm.ts';
import { OrganizationTag } from './organizationColumns.tsx';

interface OrganizationDetailProps {
  pass: (row: OrganizationItem) => void;
  reject: (row: OrganizationItem) => void;
  edit: (row: OrganizationItem) => void;
  disable: (row: OrganizationItem) => void;
  enable: (row: OrganizationItem) => void;
  pending: boolean;
}

export const organizationFacts = (row: OrganizationItem): [string, ReactNode][] => [
  ['状态', <OrganizationTag key="state" status={row.status} />],
  ...(row.statusReason === null ? [] : [['原因', row.statusReason] as [string, string]]),
  ['信用代码', row.creditCode ?? '—'],
  ['联系人', row.contact ?? '—'],
  ['联系手机', row.contactMobileMasked ?? '—'],
  ['申请人', row.ownerNameMasked ?? '平台新建'],
  ['成员', `${row.memberCount.toLocaleString('zh-CN')} 人，名额${quotaText(row.quota)}`],
  ['申请日期', dateText(row.createdAt)],
  ['介绍', row.intro ?? '—'],
];

/** What the drawer of an organization shows, and what the platform can do there. */
export const organizationDetail = (on: OrganizationDetailProps): RowDetail<OrganizationItem> => ({
  title: (row) => row.name,
  body: (row) => <RowFacts facts={organizationFacts(row)} />,
  actions: (row) => {
    switch (row.status) {
      case '0':
        return (
          <>
            <Button onClick={() => on.reject(row)}>拒绝</Button>
            <Button variant="primary" onClick={() => on.pass(row)}>
              通过申请
            </Button>
          </>
        );
      case '1':
        return (
          <>
            <Button variant="ghost" onClick={() => on.disable(row)}>
              停用机构
            </Button>
            <Button variant="primary" onClick={() => on.edit(row)}>
              修改机构
            </Button>
          </>
        );
      case '2':
        return null;
      case '3':
        return (
          <Button variant="primary" loading={on.pending} onClick={() => on.enable(row)}>
            恢复机构
          </Button>
        );
      default:
        return row.status satisfies never;
    }
  },
});
