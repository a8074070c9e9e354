import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import { expect, test } from 'vitest';
import { activeItem, centreMenu, siteMenu } from './menus.ts';
import { OFFICE_PAGES, officeMenu } from './office/officePages.ts';
import { accessTo } from './pageAccess.ts';
import { LAZY_PAGES } from './lazyPages.ts';
import { pageOf } from '../kit/pageTable.ts';
import { PAGES } from './pages.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const operator: Current = {
  realm: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  user: { id: 'U', name: '周明澜', isSuper: true, permissions: [], mustChangePwd: false, mustSetSecondFactor: false },
};
const people = {
  guest: null,
  student: aCurrent(aMember()),
  parent: aCurrent(aParent()),
  teacher: aCurrent(aTeacher()),
  operator,
} satisfies Record<string, Current | null>;

const SITE = [...PAGES, ...LAZY_PAGES];
const pageAt = (path: string) => pageOf(SITE, path);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('pages: each is open, closed or asks to sign in as the table says', () => {
  const site = SITE;
  const closed = Object.entries(people).map(([who, current]) => [
    who,
    site.filter((page) => accessTo(page, current) === 'closed').map(({ path }) => path),
  ]);
  expect(Object.fromEntries(closed)).toEqual({
    guest: [],
    student: ['/exam/students', '/user/week', '/chapter/student'],
    parent: ['/exam/students', '/chapter/student'],
    teacher: ['/user/week'],
    operator: [
      '/exam/students',
      '/user/class',
      '/user/exam',
      '/user/report',
      '/user/homework',
      '/user/message',
      '/user/point',
      '/user/accout',
      '/user/feedback',
      '/user/week',
      '/chapter/student',
    ],
  });
  expect(site.filter((page) => accessTo(page, null) === 'open').map(({ path }) => path)).toEqual([
    '/',
    '/exam/list',
    '/exam/detail',
    '/course/list',
    '/course/detail',
    // Open to everyone; the first answer asks to sign in.
    '/question/detail',
    '/chapter/detail',
    '/grade/detail',
    '/play/python',
    '/embed/python',
    '/embed/page',
    '/vipCardList',
    '/bms',
    '/edms',
    '/topic',
    '/topic/:slug',
    '/camp',
    '/content-center',
    '/content-center/:id',
    '/work/:code',
    '/activity',
    '/pdfPreview',
    '/sso',
    '/register',
    '/register/consent',
    '/dev',
    '/agreement',
    '/agreement/:name',
    '/about',
    // Guests see there which account they need.
    '/organization/apply',
  ]);
});

test('siteMenu: contains the pages of each kind of person', () => {
  expect(Object.entries(people).map(([who, current]) => [who, labels(siteMenu(current))])).toEqual([
    ['guest', ['首页', '考试', '课程']],
    ['student', ['首页', '考试', '考试记录', '课程', '练习', '班级', '作业']],
    ['parent', ['首页', '考试', '课程', '班级', '成绩', '作业']],
    ['teacher', ['首页', '考试', '考试记录', '学生作答', '课程', '工作台']],
    ['operator', ['首页', '考试', '课程', '管理']],
  ]);
});

test('menus: list no page that is closed to their reader', () => {
  for (const current of Object.values(people)) {
    for (const { id } of [...siteMenu(current), ...centreMenu(current)]) {
      const page = pageAt(id);
      expect([id, page && accessTo(page, current) !== 'closed']).toEqual([id, true]);
    }
  }
});

test('centreMenu: contains the tabs of each kind of person', () => {
  expect([people.guest, people.student, people.parent, people.teacher].map((who) => labels(centreMenu(who)))).toEqual([
    [],
    ['班级', '考试', '成绩', '作业', '消息', '积分', '账号与安全', '意见反馈'],
    ['班级', '考试', '成绩', '作业', '消息', '账号与安全', '意见反馈'],
    ['班级', '成绩', '消息', '账号与安全', '意见反馈'],
  ]);
});

test.each([
  ['/', 'student', '/'],
  ['/exam/detail', 'guest', '/exam/list'],
  ['/exam/report/paper', 'student', '/exam/report'],
  ['/exam/report/paper', 'teacher', '/exam/students'],
  ['/exam/report/enroll', 'teacher', '/exam/students'],
  ['/exam/report', 'teacher', '/exam/report'],
  ['/exam/report/paper', 'parent', '/user/report'],
  ['/exam/students', 'teacher', '/exam/students'],
  ['/user/report', 'parent', '/user/report'],
  ['/topic/quwei', 'student', '/course/list'],
  ['/activity', 'student', '/exam/list'],
  ['/about', 'student', null],
] as const)('activeItem: the address %s belongs for a %s to the item %s', (path, who, way) => {
  expect(activeItem(path, people[who])).toBe(way);
});

test('officeMenu: lists pages by group, each with the right to list its rows', () => {
  const ids = (office: 'bms' | 'edms') =>
    officeMenu(office).map(({ label, items }) => [label, ...items.map(({ id }) => id)]);
  expect(ids('edms')).toEqual([
    ['工作台', 'desk'],
    ['教学内容', 'question', 'examPaper', 'course', 'chapter'],
    [
      '考试与班级',
      'exam',
      'homework',
      'homeworkEnroll',
      'review',
      'examPaperEnroll',
      'examEnroll',
      'grade',
      'gradeEnroll',
    ],
    ['人员', 'organization', 'organizationMember', 'teacherGroup', 'sharedWork'],
  ]);
  const items = officeMenu('bms').flatMap((group) => group.items);
  expect(items.filter(({ id }) => ['dict', 'setting', 'config', 'message'].includes(id))).toEqual([
    { id: 'message', label: '消息', href: '/web/bms/message' },
    { id: 'dict', label: '字典', href: '/web/bms/dict', right: 'dict:queryList' },
    { id: 'setting', label: '设置', href: '/web/bms/setting', right: 'common/config:querySections' },
    { id: 'config', label: '全部配置', href: '/web/bms/config', right: 'common/config:queryList' },
  ]);
});

test('pages: no address occurs twice, and every page file is in a table', () => {
  const paths = [...SITE, ...OFFICE_PAGES].map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(pageAt('/agreement/privacy')?.path).toBe('/agreement/:name');
  const src = join(import.meta.dirname, '..');
  const tables = [
    'router.tsx',
    'pages.ts',
    'lazyPages.ts',
    'learnPages.ts',
    'practicePages.ts',
    'office/officePages.ts',
  ];
  const named = tables.map((table) => readFileSync(join(src, 'shell', table), 'utf8')).join('\n');
  const pages = globSync('*/**/*.tsx', { cwd: src, exclude: ['shell/**'] }).filter((file) =>
    /^export (?:function|const) Component\b/m.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((file) => !named.includes(file))).toEqual([]);
});
