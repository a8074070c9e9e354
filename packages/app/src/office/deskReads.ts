import type { Client } from '@aosai/api/client/client';

const QUIET = { quiet: true };
const EDMS = { group: 'edms', quiet: true } as const;
/** A count is wanted, and hardly a row. */
const count = { page: 0, size: 1 };

/** A count of the first page of an office: the total of the list behind its link, asked for as that page asks. */
export interface DeskRead {
  id: string;
  label: string;
  unit: string;
  href: string;
  read: (calls: Client) => Promise<{ total: number }>;
}

/** What waits for an answer of a school's manager. */
export const MANAGER_WAITING: readonly DeskRead[] = [
  {
    id: 'applied',
    label: '老师申请加入',
    unit: '人',
    href: '/web/edms/organizationMember?status=applied',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'applied' }, QUIET),
  },
  {
    id: 'quit',
    label: '退出考试的申请',
    unit: '条',
    href: '/web/edms/examEnroll',
    read: (calls) => calls.examEnroll.queryEnrollList({ ...count, status: '4' }, EDMS),
  },
  {
    id: 'granted',
    label: '已同意、待办结的退出',
    unit: '条',
    href: '/web/edms/examEnroll?status=5',
    read: (calls) => calls.examEnroll.queryEnrollList({ ...count, status: '5' }, EDMS),
  },
];

/** Who belongs to a manager's school, and what they are at. */
export const MANAGER_COUNTS: readonly DeskRead[] = [
  {
    id: 'students',
    label: '在校学生',
    unit: '人',
    href: '/web/edms/organizationMember?role=student',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'active', role: 'student' }, QUIET),
  },
  {
    id: 'teachers',
    label: '老师',
    unit: '人',
    href: '/web/edms/organizationMember?role=teacher',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'active', role: 'teacher' }, QUIET),
  },
  {
    id: 'writing',
    label: '正在作答',
    unit: '人次',
    href: '/web/edms/examPaperEnroll?status=1',
    read: (calls) => calls.examPaperEnroll.queryListByOrganization({ ...count, status: '1' }, EDMS),
  },
  {
    id: 'asked',
    label: '邀请未加入',
    unit: '人',
    href: '/web/edms/organizationMember?status=asked',
    read: (calls) => calls.organizationMember.queryList({ ...count, status: 'asked' }, QUIET),
  },
];

/** The same of a teacher's own students. */
export const TEACHER_COUNTS: readonly DeskRead[] = [
  {
    id: 'students',
    label: '我的学生',
    unit: '人',
    href: '/web/edms/teacherGroup',
    read: (calls) => calls.teacherMember.queryList({ ...count, status: 'active' }, QUIET),
  },
  {
    id: 'writing',
    label: '正在作答',
    unit: '人次',
    href: '/web/exam/students?status=1',
    read: (calls) => calls.examPaperEnroll.queryListByTeacher({ ...count, statusList: ['1'] }, QUIET),
  },
];

/** Each count with its number. */
export const countsOf = (calls: Client, reads: readonly DeskRead[]) =>
  Promise.all(reads.map(async ({ read, ...rest }) => ({ ...rest, count: (await read(calls)).total })));
