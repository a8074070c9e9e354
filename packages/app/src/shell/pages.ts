import { pageOf, type SitePage, sitePages } from '../kit/pageTable.ts';

const page = sitePages('site');
const room = sitePages('room');
const centre = sitePages('centre');

/** Course pages share a chunk: three would enlarge the initial bundle by their names alone. */
const learn = (name: 'list' | 'detail') => async () => {
  const { learnPages } = await import('./learnPages.ts');
  return { Component: learnPages[name] };
};

/** Practice pages share a chunk, too. */
const practise = (name: 'home' | 'run' | 'chapter' | 'question') => async () => {
  const { practicePages } = await import('./practicePages.ts');
  return { Component: practicePages[name] };
};

/** Address prefixes of the learning pages. */
const LEARN = ['/course', '/chapter', '/topic', '/camp', '/content-center', '/pdfPreview'];
const ALL = ['guest', 'student', 'parent', 'teacher', 'user'] as const;

/**
 * The table of the site's pages: path below /web, name, module and audience. Router, titles, preloading, menus (in this
 * order) and the access tests use it. Pages of the offices (`office/officePages.ts`) and pages without a menu entry
 * (`lazyPages.ts`) have separate tables, which a first visit does not need.
 */
export const PAGES: readonly SitePage[] = [
  page('/', '首页', () => import('../desks/home.tsx'), { menu: ALL }),
  page('/exam/list', '考试', () => import('../exams/list.tsx'), { menu: ALL, under: ['/exam', '/activity'] }),
  page('/exam/detail', '考试', () => import('../exams/detail.tsx'), { needs: ['id'] }),
  room('/exam/room', '考场', () => import('../exams/room.tsx'), { for: 'signedIn', needs: ['examId', 'paperId'] }),
  page('/exam/report', '考试记录', () => import('../exams/report.tsx'), {
    for: 'signedIn',
    menu: ['student', 'teacher'],
  }),
  page('/exam/report/enroll', '考试记录', () => import('../exams/reportEnroll.tsx'), {
    for: 'signedIn',
    needs: ['enrollId'],
  }),
  page('/exam/report/paper', '成绩报告', () => import('../exams/reportPaper.tsx'), {
    for: 'signedIn',
    needs: ['id'],
  }),
  page('/exam/students', '学生作答', () => import('../exams/students.tsx'), {
    for: 'teacher',
    menu: ['teacher'],
    under: ['/exam/students', '/exam/report/'],
  }),
  page('/course/list', '课程', learn('list'), { menu: ALL, under: LEARN }),
  page('/course/detail', '课程', learn('detail')),
  page('/play/home', '练习', practise('home'), { for: 'signedIn', menu: ['student'], under: ['/question', '/play'] }),
  room('/play/run', '练习', practise('run'), { for: 'signedIn' }),
  room('/play/print', '打印', () => import('../practice/print.tsx'), { for: 'signedIn' }),
  room('/question/detail', '练习', practise('question'), { needs: ['id'] }),
  room('/chapter/detail', '单元', practise('chapter'), { needs: ['id'] }),
  page('/grade/detail', '班级', () => import('../classes/detail.tsx'), { needs: ['id'] }),
  room('/grade/certificate', '证书', () => import('../classes/certificate.tsx'), {
    for: 'signedIn',
    needs: ['gradeId', 'memberId'],
  }),
  page('/user/grade', '班级', () => import('../classes/ownClasses.tsx'), {
    for: 'signedIn',
    menu: ['student', 'parent'],
  }),
  room('/homework/room', '作业', () => import('../homework/room.tsx'), { for: 'signedIn' }),
  room('/play/python', 'Python 练习场', () => import('../practice/python/python.tsx')),
  room('/embed/python', 'Python 练习场', () => import('../practice/python/embedded.tsx')),
  room('/embed/page', '学习', () => import('./frame/FramePage.tsx')),
  page('/vipCardList', '会员卡', () => import('../orders/vipCardList.tsx')),

  // `accout` is spelled so in the specification.
  centre('/user/class', '班级', () => import('../classes/class.tsx'), { for: 'signedIn' }),
  centre('/user/exam', '考试', () => import('../exams/ownExams.tsx'), {
    for: 'signedIn',
    tabOf: ['student', 'parent'],
  }),
  centre('/user/report', '成绩', () => import('../exams/ownResults.tsx'), {
    for: 'signedIn',
    menu: ['parent'],
    under: ['/user/report', '/exam/report/'],
  }),
  centre('/user/homework', '作业', () => import('../homework/ownHomework.tsx'), {
    for: 'signedIn',
    menu: ['student', 'parent'],
    tabOf: ['student', 'parent'],
  }),
  centre('/user/message', '消息', () => import('../platform/ownMessages.tsx'), { for: 'signedIn' }),
  centre('/user/point', '积分', () => import('../accounts/point.tsx'), { for: 'signedIn', tabOf: ['student'] }),
  centre('/user/accout', '账号与安全', () => import('../accounts/account.tsx'), { for: 'signedIn' }),
  centre('/user/feedback', '意见反馈', () => import('../platform/giveFeedback.tsx'), { for: 'signedIn' }),

  // The offices; their pages depend on the person's rights.
  page('/bms', '管理', () => import('./office/Office.tsx'), { menu: ['user'] }),
  page('/edms', '工作台', () => import('./office/Office.tsx'), { menu: ['school'] }),
];

/** The page at a path below /web, outside the offices. */
export const pageAt = (path: string): SitePage | undefined => pageOf(PAGES, path);

/** Fetches the page of an address while the rest of the site starts. Never rejects. */
export const preloadPage = async (path: string): Promise<void> => {
  const [, first = '', below] = path.split('/');
  const page = pageAt(path)?.Page;
  const office = pageAt(`/${first}`)?.Page;
  const inOffice = async () => {
    const { officePageAt } = await import('./office/officePages.ts');
    await officePageAt(path)?.Page.preload();
  };
  // Errors are ignored here: showing the page reports them.
  await Promise.all([
    page?.preload(),
    office?.preload(),
    page || office ? undefined : import('./LazyRoutes.tsx').then(({ preload }) => preload(path)).catch(() => undefined),
    office && below ? inOffice().catch(() => undefined) : undefined,
  ]);
};
