import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import { expect, test } from 'vitest';
import { officePagesOf } from './officePages.ts';
import { firstPageOf, officeAccess, opensTo } from './officeAccess.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const user = (changes: Partial<Extract<Current, { realm: 'user' }>['user']> = {}): Current => ({
  realm: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  user: {
    id: 'U',
    name: '周明澜',
    isSuper: false,
    permissions: ['dict:queryList'],
    mustChangePwd: false,
    mustSetSecondFactor: false,
    ...changes,
  },
});
const access = (office: 'bms' | 'edms', current: Current, appId = 'aosai') =>
  officeAccess(office, current, { title: '奥赛学堂', appId });

test('officeAccess: gives platform users their permissions, and super users all rights', () => {
  expect(access('bms', user())).toEqual({
    title: '奥赛学堂 · 管理',
    logo: null,
    portrait: null,
    person: '周明澜',
    rights: ['dict:queryList'],
    otherSchools: [],
  });
  expect(access('bms', user({ isSuper: true }))?.rights).toEqual(
    expect.arrayContaining(['role:queryList', 'common/config:queryList', 'dict:queryList']),
  );
});

test('officeAccess: keeps the pages about the whole server from super users of other apps', () => {
  const all = access('bms', user({ isSuper: true }))?.rights ?? [];
  const other = access('bms', user({ isSuper: true }), 'partner')?.rights ?? [];
  expect(all.filter((right) => !other.includes(right))).toEqual(['backup:queryOverview']);
});

test("officeAccess: opens a school's office to its managers and teachers under the school's name", () => {
  expect(access('edms', aCurrent(aTeacher()))).toMatchObject({
    title: '星海编程',
    rights: expect.arrayContaining(['organizationMember:queryList', 'teacherGroup:queryList']),
  });
  const organization = { id: 'O', name: '星海编程', logo: null, roles: ['teacher' as const] };
  expect(access('edms', aCurrent(aTeacher({ organization })))?.rights).not.toContain('organizationMember:queryList');
});

test('officeAccess: lists other schools where the person works, not those where they learn', () => {
  const organization = { id: 'O', name: '星海编程', logo: null, roles: ['teacher' as const] };
  const second = { id: 'S', name: '第二中学', logo: null, roles: ['manager' as const] };
  const lessons = { id: 'L', name: '少年宫', logo: null, roles: ['student' as const] };
  const current = aCurrent(aTeacher({ organization, organizations: [organization, second, lessons] }));
  expect(access('edms', current)?.otherSchools).toEqual([second]);
});

test('firstPageOf: begins with the first entry of the menu, not with a page under the name', () => {
  const firstOf = (...rights: string[]) => firstPageOf('bms', rights)?.path;
  expect([
    firstOf('desk:queryPlatformDay', 'exam:queryList'),
    firstOf('exam:queryList'),
    firstOf('imageBanner:queryList', 'member:queryList'),
    firstOf(),
  ]).toEqual(['/bms/desk', '/bms/exam', '/bms/member', '/bms/message']);
});

test('officeAccess: refuses everyone else, and the other office', () => {
  const refused = [
    access('bms', aCurrent(aTeacher())),
    access('edms', user({ isSuper: true })),
    access('edms', aCurrent(aMember())),
    access('edms', aCurrent(aParent())),
    access('edms', aCurrent(aTeacher({ organization: null }))),
  ];
  expect(refused).toEqual([null, null, null, null, null]);
});

test("opensTo: requires a page's right, unless it has none", () => {
  const open = (rights: string[]) =>
    officePagesOf('bms')
      .filter((page) => opensTo(page, rights))
      .map(({ id }) => id);
  expect(open(['dict:queryList', 'organizationMember:queryList'])).toEqual(['security', 'message', 'health', 'dict']);
});

test("officeAccess: gives teachers no right to the school's people", () => {
  const as = (role: 'manager' | 'teacher') => {
    const organization = { id: 'O', name: '星海编程', logo: null, roles: [role] };
    return access('edms', aCurrent(aTeacher({ organization })))?.rights;
  };
  expect(as('manager')).toEqual(expect.arrayContaining(['organizationMember:queryList', 'examEnroll:queryEnrollList']));
  expect(as('teacher')).toEqual([
    'question:queryList',
    'examPaper:queryList',
    'course:queryList',
    'chapter:queryList',
    'exam:queryList',
    'homework:queryList',
    'homeworkEnroll:queryList',
    'memberQuestion:queryReviewList',
    'grade:queryList',
    'grade/enroll:queryEnrollList',
    'grade:controls/queryList',
    'memberGradeSettlement:queryList',
    'teacherGroup:queryList',
  ]);
});
