import type { OrganizationMember } from '@aosai/api/contract/types';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { fn } from 'storybook/test';
import type { AdminMembersProps } from '../screens/AdminMembers/AdminMembers.tsx';
import { NO_MEMBER_FILTER } from '../screens/AdminMembers/schoolMember.ts';

const FAMILIES = ['林', '欧阳', '陈', '赵', '司马', '王', '孙', '李'];
const CLASSES = ['周六提高班', '周日入门班', '寒假集训班'];

export const member = (no: number): OrganizationMember => {
  const isTeacher = no % 8 === 3;
  return {
    id: idOf('place', no + 1),
    memberId: idOf('member', no + 1),
    no: no % 9 === 8 ? null : `2026${String(101 + no)}`,
    shownName: isTeacher || no === 0 ? '周明澜' : `${FAMILIES[no % FAMILIES.length] ?? ''}*`,
    accountMasked: `m7k2x9p${no}`,
    mobileMasked: no % 10 === 9 ? null : `138****${String(1 + no).padStart(4, '0')}`,
    type: isTeacher || no === 0 ? 'teacher' : 'student',
    roles: no === 0 ? ['teacher', 'manager'] : isTeacher ? ['teacher'] : ['student'],
    className: no % 6 === 5 ? null : (CLASSES[no % CLASSES.length] ?? null),
    status: 'active',
    memberStatus: no === 6 ? '3' : '1',
    awaitsConsent: no === 2,
    joinedAt: at(-no * 9_000 - 3_000),
    until: null,
    version: 1,
  };
};
export const rows = Array.from({ length: 20 }, (_, no) => member(no));
/** Of somebody who does not belong a school sees what it typed. */
const link = (no: number, status: 'pending' | 'refused' | 'expired' | 'left', until: string | null = null) => ({
  ...member(no),
  memberId: null,
  accountMasked: null,
  type: null,
  memberStatus: null,
  awaitsConsent: false,
  shownName: ['陈一诺', '欧阳知远', '赵安然', '孙亦凡'][no % 4] ?? '',
  joinedAt: at(-no * 1_440),
  status,
  until,
});
export const asked = [
  link(1, 'pending', at(29 * 1_440)),
  link(2, 'refused', at(20 * 1_440)),
  link(31, 'expired'),
  link(4, 'left'),
];
export const page = (content: OrganizationMember[], total: number) => ({ data: { content, total, page: 0, size: 20 } });

/** The page of a school with many members, as stories begin with it. */
export const membersArgs = (): AdminMembersProps => ({
  school: '星海编程',
  rows: page(rows, 286),
  busy: false,
  query: { page: 0, size: 20, sort: null },
  filter: NO_MEMBER_FILTER,
  classNames: CLASSES,
  teachers: { data: [{ id: idOf('member', 1), name: '周明澜' }] },
  detail: null,
  hiddenColumns: null,
  selectedIds: [],
  openId: null,
  exporting: false,
  act: { pending: false, error: null },
  made: null,
  importing: null,
  on: {
    query: fn(),
    filter: fn(),
    hiddenColumns: fn(),
    select: fn(),
    open: fn(),
    retry: fn(),
    forget: fn(),
    create: fn(async () => true),
    update: fn(async () => true),
    leave: fn(async () => true),
    back: fn(async () => true),
    withdraw: fn(async () => true),
    assign: fn(async () => true),
    unlock: fn(async () => true),
    noted: fn(),
    import: { open: fn(), choose: fn(), apply: fn(), saveReport: fn(), savePasswords: fn(), close: fn() },
  },
});
