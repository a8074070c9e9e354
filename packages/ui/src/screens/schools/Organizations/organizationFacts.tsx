import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { organization, OrganizationItem } from '@aosai/api/schools/organization.contract';
import { quotaWords } from '@aosai/api/schools/organizationColumns';
import type { ReactNode } from 'react';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { ORGANIZATION } from '@aosai/api/schools/organizations';
import { dateText } from '@aosai/api/kit/beijing';

/** Contact of an organization with full mobile numbers, for the platform. */
export type OrganizationContact = OutputOf<(typeof organization)['calls']['showContact']>;

const ownerWords = (row: OrganizationItem, owner: OrganizationContact['owner']): string => {
  if (!owner) return row.ownerNameMasked ?? '无，由平台新建';
  return owner.mobile === null ? owner.name : `${owner.name} ${owner.mobile}`;
};

/**
 * Facts of an organization, in reading order.
 *
 * @param contact full mobile numbers, once they have been requested
 */
export const organizationFacts = (
  row: OrganizationItem,
  contact: OrganizationContact | null = null,
): [string, ReactNode][] => [
  [
    '状态',
    <Tag key="state" tone={ORGANIZATION.tone(row.status)}>
      {ORGANIZATION.label(row.status)}
    </Tag>,
  ],
  ...(row.statusReason === null ? [] : [['原因', row.statusReason] as [string, string]]),
  ['信用代码', row.creditCode ?? '—'],
  ['联系人', row.contact ?? '—'],
  ['联系手机', contact?.contactMobile ?? row.contactMobileMasked ?? '—'],
  ['申请人', ownerWords(row, contact?.owner ?? null)],
  [
    '成员',
    `${row.memberCount === 0 ? '还没有' : `${row.memberCount.toLocaleString('zh-CN')} 人`}，名额${row.quota === null ? '' : ' '}${quotaWords(row)}`,
  ],
  ['学生密码', row.asksNewPwd ? '首次登录时自己设置' : '一直用密码条上的'],
  ['申请日期', dateText(row.createdAt)],
  ['介绍', row.intro ?? '—'],
];
