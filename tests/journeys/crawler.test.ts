import { MINUTE_MS } from '@aosai/api/kit/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAZY_PAGES } from '../../packages/app/src/shell/lazyPages.ts';
import { OFFICE_PAGES } from '../../packages/app/src/shell/office/officePages.ts';
import { PAGES } from '../../packages/app/src/shell/pages.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { type Crawled, crawl } from './parts/crawl.ts';
import { memberOf, planTerm, workerOf } from './parts/term.ts';

const stage = openStage();
const MOST_DUE = 50;

/** Addresses in the specification (platform §2), without those that only redirect. */
const SPECIFIED = [
  '/activity',
  '/user/grade',
  '/topic',
  '/topic/:slug',
  '/course/list',
  '/course/detail',
  '/content-center',
  '/content-center/:id',
  '/exam/list',
  '/exam/detail',
  '/exam/room',
  '/exam/report',
  '/exam/report/paper',
  '/exam/report/enroll',
  '/homework/room',
  '/homework/report',
  '/homework/report/enroll',
  '/play/home',
  '/play/python',
  '/camp',
  '/camp/answer/detail/:id',
  '/vipCardList',
  '/grade/detail',
  '/chapter/detail',
  '/chapter/student',
  '/question/detail',
  '/user/class',
  '/user/homework',
  '/user/exam',
  '/user/report',
  '/user/accout',
  '/user/feedback',
  '/order',
  '/about',
  '/pdfPreview',
  '/agreement',
  '/agreement/:name',
];

/** Pages that no link in the demo leads to, each with the reason. */
const WITHOUT_LINK: Readonly<Record<string, string>> = {
  '/dev': 'the inbox of a machine that sends nothing: its address is printed at the start',
  '/sso': 'other sites send their people there',
  '/embed/python': 'stands in a frame on other sites',
  '/embed/page': 'stands in a frame on other sites',
  '/play/placement': 'the last button of the goal begins it and leads there',
  '/work/:code': 'families give this address to whom they like',
  '/exam/room': 'a button begins the attempt and leads there',
  '/grade/certificate': 'published settlements lead there: tests/journeys/term.test.ts',
  '/bms/exam/:id/scores/print': 'a sheet with scores leads there, and the first exams of the list have none',
  '/bms/exam/:id/scores/compare': 'a sheet with scores leads there, and the first exams of the list have none',
  '/edms/grade/:id/print': 'the results of a class with students lead there, and the first of the list has none',
  '/bms/gradeControl': 'an old address that leads on to the page of a class',
  '/edms/gradeControl': 'an old address that leads on to the page of a class',
  '/edms/memberGradeSettlement': 'an old address that leads on to the page of a class',
  '/bms/security': "the menu under one's name leads there: its story in OfficeLayout",
  '/edms/security': "the menu under one's name leads there: its story in OfficeLayout",
  '/register/consent': 'signing in without a consent leads there: tests/e2e/consent.test.ts',
};

/** 404 answers that a page expects, each with the reason. */
const EXPECTED: readonly { fault: RegExp; reason: string }[] = [
  { fault: /^\/chapter\/student\?.*course\/queryByGrade/, reason: 'the class has no course, which the page says' },
];

interface Visitor {
  account: string | null;
  realm: 'member' | 'user';
  home: string;
}
const VISITORS = {
  guest: { account: null, realm: 'member', home: '/' },
  student: { account: 'xuesheng', realm: 'member', home: '/' },
  parent: { account: 'jiazhang', realm: 'member', home: '/' },
  teacher: { account: 'xinlaoshi', realm: 'member', home: '/' },
  manager: { account: 'fangxiaozhang', realm: 'member', home: '/' },
  operator: { account: 'guanli', realm: 'user', home: '/bms' },
} as const satisfies Record<string, Visitor>;

const OPEN = [
  '/activity',
  '/camp',
  '/content-center',
  '/course/list',
  '/exam/list',
  '/play/python',
  '/topic',
  '/vipCardList',
  '/about',
  '/agreement/:name',
];
/** Pages that these visitors themselves must reach: that somebody else does is not enough. */
const FOR: Partial<Record<string, readonly string[]>> = {
  guest: OPEN,
  student: [
    ...OPEN,
    '/camp/answer/detail/:id',
    '/order',
    '/play/home',
    '/user/accout',
    '/user/exam',
    '/user/feedback',
    '/user/grade',
    '/user/homework',
    '/user/report',
  ],
  parent: [...OPEN, '/order', '/user/accout', '/user/exam', '/user/grade', '/user/homework', '/user/report'],
};

const TABLE = [...PAGES, ...LAZY_PAGES, ...OFFICE_PAGES];
const crawled: Crawled[] = [];

beforeAll(async () => {
  // Practice, so that pages of an answered question and its solution exist.
  const { client } = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  // Papers, an exam and homework of the school.
  const teacher = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  await planTerm(teacher);
  // The demo's teacher is also the school's manager; here a separate person is the manager.
  const { orgId } = await memberOf(teacher);
  if (orgId === null) throw new Error('the demo has no school');
  await workerOf(stage.product.url, VISITORS.manager.account, { orgId, role: 'manager' });
  await workerOf(stage.product.url, VISITORS.teacher.account, { orgId, role: 'teacher' });
  // Review what is due, since 练习 begins with it and a question that is due hides its solution.
  const { content } = await client.memberQuestion.queryLatestList({ view: 'due', size: MOST_DUE });
  for (const { question } of content) {
    const { solution } = await client.memberQuestion.mark({ questionId: question.id, reveal: true });
    const answer = solution?.rightAnswer;
    if (!answer) throw new Error('a solution that was asked for has the right answer');
    await client.memberQuestion.submitAnswer({ questionId: question.id, answer, requestId: `review-${question.id}` });
  }
});
afterAll(() => {
  crawled.length = 0;
});

test.each(Object.entries(VISITORS))(
  'every link for a %s leads to a page without errors',
  { timeout: 8 * MINUTE_MS },
  async (name, { account, realm, home }) => {
    const context = await stage.browser.newContext(student.CONTEXT);
    const found = await crawl(context, {
      url: stage.product.url,
      account,
      realm,
      home,
      patterns: TABLE.map(({ path }) => path),
    });
    crawled.push(found);
    await context.close();
    expect(found.faults.filter((one) => !EXPECTED.some(({ fault }) => fault.test(one)))).toEqual([]);
    expect((FOR[name] ?? []).filter((path) => !found.reached.has(path))).toEqual([]);
  },
);

test('somebody reaches each page of the page table and of the specification by links', () => {
  const reached = new Set(crawled.flatMap((one) => [...one.reached]));
  const wanted = [...new Set([...TABLE.map(({ path }) => path), ...SPECIFIED])];
  expect(wanted.filter((path) => !reached.has(path) && !(path in WITHOUT_LINK))).toEqual([]);
  // An exception whose page is reached after all must be removed.
  expect(Object.keys(WITHOUT_LINK).filter((path) => reached.has(path))).toEqual([]);
});
