import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Current } from '@aosai/api/contract/types';
import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/fixtures/people';
import { expect, test } from 'vitest';
import { activeItem, centreMenu, siteMenu } from './menus.ts';
import { officeMenu } from './office/officeMenu.ts';
import { OFFICE_PAGES } from './office/officePages.ts';
import { accessTo } from './pageAccess.ts';
import { FURTHER_PAGES } from './furtherPages.ts';
import { pageOf } from './pageTable.ts';
import { PAGES } from './pages.ts';

const operator: Current = {
  realm: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  user: { id: 'U', name: '周明澜', isSuper: true, permissions: [], mustChangePwd: false },
};
const people = {
  guest: null,
  student: aCurrent(aMember()),
  parent: aCurrent(aParent()),
  teacher: aCurrent(aTeacher()),
  operator,
} satisfies Record<string, Current | null>;

const SITE = [...PAGES, ...FURTHER_PAGES];
const pageAt = (path: string) => pageOf(SITE, path);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('each page of the site asks for no more than it says, and is closed to nobody else', () => {
  const site = SITE;
  const closed = Object.entries(people).map(([who, current]) => [
    who,
    site.filter((page) => accessTo(page, current) === 'closed').map(({ path }) => path),
  ]);
  expect(Object.fromEntries(closed)).toEqual({
    guest: [],
    student: ['/exam/students', '/chapter/student'],
    parent: ['/exam/students', '/chapter/student'],
    teacher: [],
    operator: ['/exam/students', '/chapter/student'],
  });
  expect(site.filter((page) => accessTo(page, null) === 'open').map(({ path }) => path)).toEqual([
    '/',
    '/exam/list',
    '/exam/detail',
    '/course/list',
    '/course/detail',
    // Read by everybody; signing in is asked for with the first answer.
    '/question/detail',
    '/chapter/detail',
    '/grade/detail',
    '/play/python',
    '/embed/python',
    '/vipCardList',
    '/bms',
    '/edms',
    '/topic',
    '/topic/:slug',
    '/camp',
    '/content-center',
    '/content-center/:id',
    '/activity',
    '/pdfPreview',
    '/sso',
    '/register',
    '/register/consent',
    '/dev',
    '/agreement',
    '/agreement/:name',
    '/about',
    // Who is not signed in reads there whose account it takes.
    '/organization/apply',
  ]);
});

test('the bar of the site has the pages of who looks', () => {
  expect(Object.entries(people).map(([who, current]) => [who, labels(siteMenu(current))])).toEqual([
    ['guest', ['首页', '考试', '课程']],
    ['student', ['首页', '考试', '考试记录', '课程', '练习', '班级', '作业']],
    ['parent', ['首页', '考试', '课程', '班级', '成绩', '作业']],
    ['teacher', ['首页', '考试', '考试记录', '学生作答', '课程', '工作台']],
    ['operator', ['首页', '考试', '课程', '管理']],
  ]);
});

test('a menu never names a page that is closed to its reader', () => {
  for (const current of Object.values(people)) {
    for (const { id } of [...siteMenu(current), ...centreMenu(current)]) {
      const page = pageAt(id);
      expect([id, page && accessTo(page, current) !== 'closed']).toEqual([id, true]);
    }
  }
});

test('the personal centre has the tabs of its owner', () => {
  expect([people.guest, people.student, people.parent, people.teacher].map((who) => labels(centreMenu(who)))).toEqual([
    [],
    ['班级', '考试', '成绩', '作业', '消息', '积分', '账号与安全', '意见反馈'],
    ['班级', '成绩', '作业', '消息', '账号与安全', '意见反馈'],
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
] as const)('the address %s belongs for a %s to the way %s', (path, who, way) => {
  expect(activeItem(path, people[who])).toBe(way);
});

test('an office names its pages by group, each with the right to list what is there', () => {
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
      'gradeControl',
      'memberGradeSettlement',
    ],
    ['人员', 'organization', 'organizationMember', 'teacherGroup'],
  ]);
  const items = officeMenu('bms').flatMap((group) => group.items);
  expect(items.filter(({ id }) => ['dict', 'config', 'message'].includes(id))).toEqual([
    { id: 'message', label: '消息', href: '/web/bms/message' },
    { id: 'dict', label: '字典', href: '/web/bms/dict', right: 'dict:queryList' },
    { id: 'config', label: '配置与协议', href: '/web/bms/config', right: 'common/config:queryList' },
  ]);
});

test('no address stands twice, and every route file is in the table', () => {
  const paths = [...SITE, ...OFFICE_PAGES].map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(pageAt('/agreement/privacy')?.path).toBe('/agreement/:name');
  const routes = join(import.meta.dirname, 'routes');
  const files = readdirSync(routes, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  // One stands at every address that is none, and the offices have a frame of their own.
  expect(SITE).toHaveLength(files.length - 1 + 2);
});
