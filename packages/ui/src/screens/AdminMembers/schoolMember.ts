import type { FormFailure } from '../../patterns/FormDialog/FormDialog.tsx';

const MEMBER_STATUSES = ['0', '1', '2', '3'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
export const MEMBER_STATUS_LABELS = {
  '0': '待审核',
  '1': '正常',
  '2': '未通过',
  '3': '已停用',
} as const satisfies Record<MemberStatus, string>;

export const SCHOOL_ROLES = ['student', 'teacher', 'manager'] as const;
export type SchoolRole = (typeof SCHOOL_ROLES)[number];
export const SCHOOL_ROLE_LABELS = {
  student: '学生',
  teacher: '教师',
  manager: '管理员',
} as const satisfies Record<SchoolRole, string>;

/** A row of `organizationMember/queryList`. Names and mobiles come masked: the list is no address book. */
export interface SchoolMember {
  id: string;
  /** The school's own number of the person. */
  no: string | null;
  nameMasked: string;
  mobileMasked: string | null;
  roles: SchoolRole[];
  className: string | null;
  status: MemberStatus;
  /** Why the membership was refused. */
  rejectReason: string | null;
  /** ISO 8601 instants. */
  joinedAt: string;
  lastSeenAt: string | null;
}

/** What the drawer knows beyond the row: `member/queryById`. */
export interface MemberDetail {
  guardian: { relation: string; nameMasked: string; mobileMasked: string } | null;
  /** Whether a guardian's consent is on record; null from 14 years on. */
  hasConsent: boolean | null;
  enrolments: { id: string; title: string; state: string }[];
  points: number;
}

/** An empty value is no filter. */
export interface MemberFilter {
  keyword: string;
  role: SchoolRole | '';
  className: string;
  status: MemberStatus | '';
}

export const NO_MEMBER_FILTER: MemberFilter = { keyword: '', role: '', className: '', status: '' };

/** What `organizationMember/create` and `update` take. */
export interface MemberForm {
  /** Empty on an update: stays as it is. */
  name: string;
  mobile: string;
  no: string;
  className: string;
  role: SchoolRole;
}

/** An act on members that is on its way, or why the last one failed. */
export interface MemberAct {
  pending: boolean;
  error: string | null;
  /** The answer to the last try of the form. */
  failure: FormFailure<MemberForm> | null;
}

export const STATUS_VIEWS = [
  { id: 'all', label: '全部' },
  ...MEMBER_STATUSES.map((status) => ({ id: status, label: MEMBER_STATUS_LABELS[status] })),
];

export const statusOfView = (view: string): MemberStatus | '' =>
  MEMBER_STATUSES.find((status) => status === view) ?? '';
