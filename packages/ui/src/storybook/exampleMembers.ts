import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import { type SchoolMembersScreenProps, SchoolMembers } from '../screens/schools/SchoolMembers/SchoolMembers.tsx';
import { noSlips } from './exampleSlips.ts';
import { officeStories } from './officeStories.ts';
import type { OrganizationMember } from '@aosai/api/schools/organizationMember.contract';

const NAMES = ['林知远', '欧阳一诺', '陈子墨', '赵安然', '司马亦凡', '王雨桐', '孙小舟', '李若水'];
const CLASSES = ['周六提高班', '周日入门班', '寒假集训班'];

const member = (no: number): OrganizationMember => {
  const isTeacher = no % 8 === 3;
  return {
    id: idOf('place', no + 1),
    memberId: idOf('member', no + 1),
    no: no % 9 === 8 ? null : `2026${String(101 + no)}`,
    shownName: isTeacher || no === 0 ? '周明澜' : (NAMES[no % NAMES.length] ?? ''),
    accountMasked: `m7k2x9p${no}`,
    mobileMasked: no % 10 === 9 ? null : `138****${String(1 + no).padStart(4, '0')}`,
    type: isTeacher || no === 0 ? 'teacher' : 'student',
    roles: no === 0 ? ['teacher', 'manager'] : isTeacher ? ['teacher'] : ['student'],
    className: no % 6 === 5 ? null : (CLASSES[no % CLASSES.length] ?? null),
    status: 'active',
    memberStatus: no === 6 ? '3' : '1',
    awaitsConsent: no === 2,
    guardian: isTeacher || no === 0 ? null : no % 3 === 1 ? 'confirmed' : no % 3 === 2 ? 'invited' : null,
    tags: isTeacher || no === 0 ? ['educational'] : no % 5 === 1 ? ['student', '省队'] : ['student'],
    joinedAt: at(-no * 9_000 - 3_000),
    isByPlatform: false,
    until: null,
    version: 1,
  };
};
export const rows = Array.from({ length: 20 }, (_, no) => member(no));
/** A link to a person outside the school, which sees only what it entered about them. */
const link = (
  no: number,
  status: 'applied' | 'pending' | 'refused' | 'expired' | 'left',
  until: string | null = null,
) => ({
  ...member(no),
  memberId: null,
  accountMasked: null,
  type: null,
  memberStatus: null,
  awaitsConsent: false,
  guardian: null,
  tags: [],
  shownName: ['陈一诺', '欧阳知远', '赵安然', '孙亦凡'][no % 4] ?? '',
  joinedAt: at(-no * 1_440),
  status,
  until,
});
export const sentInvitations = [
  link(1, 'pending', at(29 * 1_440)),
  link(2, 'refused', at(20 * 1_440)),
  link(31, 'expired'),
  link(4, 'left'),
];
/** A teacher who registered with the school's code. */
export const applied = [{ ...link(3, 'applied'), roles: ['teacher' as const], no: null, className: null }];
/** Data of a school's page while no row is open. */
export const schoolKnown: SchoolMembersScreenProps['known'] = {
  school: '星海编程',
  classNames: CLASSES,
  tags: [{ value: '省队', label: '省队' }],
  teachers: { data: [{ id: idOf('member', 1), name: '周明澜' }] },
  detail: null,
  slips: noSlips,
  retry: fn(),
};

const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班（初中组）';
export const of = officeStories(SchoolMembers, {
  rows,
  known: schoolKnown,
  extreme: { ...member(4), className: LONG, roles: ['student', 'teacher', 'manager'] },
});

/** Args of a page for a school with many members. */
export const membersArgs = (): SchoolMembersScreenProps => ({
  ...of.args,
  made: null,
  importing: null,
  on: {
    ...of.args.on,
    noted: fn(),
    import: {
      choose: fn(),
      apply: fn(),
      chooseColumns: fn(),
      undo: fn(),
      openRecent: fn(),
      saveReport: fn(),
      savePasswords: fn(),
      showSlips: fn(),
      close: fn(),
    },
  },
});
