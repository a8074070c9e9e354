import type { OrganizationItem } from '@aosai/api/contract/types';
import { ORGANIZATION_STATUS, type OrganizationStatus } from '@aosai/api/domain/statuses';

/** What an application or a change says; empty for nothing. */
export interface ProfileForm {
  name: string;
  creditCode: string;
  contact: string;
  /** Empty on a change: stays as it is. */
  contactMobile: string;
  intro: string;
}

export const NEW_PROFILE: ProfileForm = { name: '', creditCode: '', contact: '', contactMobile: '', intro: '' };

export const profileOf = (row: OrganizationItem): ProfileForm => ({
  name: row.name,
  creditCode: row.creditCode ?? '',
  contact: row.contact ?? '',
  contactMobile: '',
  intro: row.intro ?? '',
});

/** What only the platform says: the most members, empty without limit. */
export interface OfficeForm extends ProfileForm {
  quota: string;
}

/** An empty value is no filter. */
export interface OrganizationFilter {
  keyword: string;
  status: OrganizationStatus | '';
}

export const NO_ORGANIZATION_FILTER: OrganizationFilter = { keyword: '', status: '' };

export const STATUS_VIEWS = [
  { id: 'all', label: '全部' },
  ...ORGANIZATION_STATUS.values.map((status) => ({ id: status, label: ORGANIZATION_STATUS.label(status) })),
];

export const statusOfView = (view: string): OrganizationStatus | '' =>
  ORGANIZATION_STATUS.values.find((status) => status === view) ?? '';

/** 300 人, or 不限 */
export const quotaText = (quota: number | null): string => (quota === null ? '不限' : `${quota} 人`);
