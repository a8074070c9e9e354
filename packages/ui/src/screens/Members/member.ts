import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { member } from '@aosai/api/contract/people/member';
import { LISTED_MEMBER_STATUS, MEMBER_STATUS, type MemberStatus, type MemberType } from '@aosai/api/domain/statuses';

type MemberCalls = (typeof member)['calls'];

export type MemberRow = OutputOf<MemberCalls['queryList']>['content'][number];
export type MemberDetail = OutputOf<MemberCalls['queryById']>;
export type BatchReport = OutputOf<MemberCalls['batchCreate']>;
export type BatchRow = InputOf<MemberCalls['batchCreate']>['rows'][number];

/** What the dialogs ask for; an empty text is nothing. */
export interface ProfileForm {
  name: string;
  nickname: string;
  birthYm: string;
  mobile: string;
  email: string;
}

export interface RolesForm {
  type: MemberRow['type'];
  organizations: { orgId: string; roles: MemberDetail['organizations'][number]['roles'] }[];
}

export interface BatchForm {
  rows: BatchRow[];
  /** The school's statement for children under fourteen; empty without one. */
  consentStatement: string;
}

export interface MemberFilter {
  status: MemberStatus | '';
  type: MemberType | '';
  keyword: string;
}

export const NO_MEMBER_FILTER: MemberFilter = { status: '', type: '', keyword: '' };

export const statusOfView = (view: string): MemberStatus | '' =>
  MEMBER_STATUS.values.find((status) => status === view) ?? '';

export const STATUS_VIEWS = [
  { id: 'all', label: '全部' },
  ...LISTED_MEMBER_STATUS.options.map(({ value, label }) => ({ id: value as string, label })),
];
export const STATUS_TONES = {
  '0': 'warn',
  '1': 'ok',
  '2': 'bad',
  '3': 'neutral',
  '9': 'neutral',
} as const satisfies Record<MemberStatus, string>;
