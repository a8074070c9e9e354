import type { Client } from '@aosai/api/client/client';
/** Only the total is needed, so fetch as few rows as possible. */
const count = { page: 0, size: 1 };

/** A number on an office's start page: the total of the list it links to, read with the same call and filters. */
export interface DeskRead {
  id: string;
  label: string;
  unit: string;
  href: string;
  read: (calls: Client) => Promise<{ total: number }>;
}

/** Requests a school's manager has to answer. */
export const MANAGER_WAITING: readonly DeskRead[] = [
  {
    id: 'applied',
    label: '老师申请加入',
    unit: '人',
    href: '/web/edms/organizationMember?status=applied',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'applied' }),
  },
  {
    id: 'granted',
    label: '已同意、待办结的退出',
    unit: '条',
    href: '/web/edms/examEnroll?status=5',
    read: (calls) => calls.examEnroll.queryEnrollList({ ...count, status: '5' }),
  },
];

/** Members of a manager's school, and people invited. */
export const MANAGER_COUNTS: readonly DeskRead[] = [
  {
    id: 'students',
    label: '在校学生',
    unit: '人',
    href: '/web/edms/organizationMember?role=student',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'active', role: 'student' }),
  },
  {
    id: 'asked',
    label: '邀请未加入',
    unit: '人',
    href: '/web/edms/organizationMember?status=asked',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'asked' }),
  },
];

/** Reads the numbers. */
export const countsOf = (calls: Client, reads: readonly DeskRead[]) =>
  Promise.all(reads.map(async ({ read, ...rest }) => ({ ...rest, count: (await read(calls)).total })));
