import { type Load, officePages, type OfficeRules, type Page, sitePages } from './pageTable.ts';

const page = sitePages('site');
const room = sitePages('room');
const centre = sitePages('centre');
const desk = officePages('desk');
const content = officePages('content');
const teaching = officePages('teaching');
const people = officePages('people');
const trade = officePages('trade');
const contact = officePages('contact');
const system = officePages('system');

/** Pages of a bank: the platform's office has them, and whoever teaches at a school. */
const bank = (path: `/${string}`, label: string, load: Load, rules: OfficeRules = {}): Page[] => [
  content(`/bms${path}`, label, load, rules),
  content(`/edms${path}`, label, load, { ...rules, teaches: true }),
];

const ENROLMENTS = 'examEnroll:queryEnrollList';
const RESULTS = 'examPaperEnroll:queryListByOrganization';
const ALL = ['guest', 'student', 'parent', 'teacher', 'user'] as const;

/**
 * Every page of the product: address below /web, name, where it comes from, who sees it. Router, titles, preloading, the
 * menus of the site and of both offices, and the test of who may open what all read this table, menus in its order.
 */
export const PAGES: readonly Page[] = [
  page('/', '首页', () => import('./routes/home.tsx'), { menu: ALL }),
  page('/exam/list', '考试', () => import('./routes/exam/list.tsx'), { menu: ALL, under: '/exam' }),
  page('/exam/detail', '考试', () => import('./routes/exam/detail.tsx'), { needs: ['id'] }),
  room('/exam/room', '考场', () => import('./routes/exam/room.tsx'), { for: 'signedIn', needs: ['examId', 'paperId'] }),
  page('/exam/report', '考试记录', () => import('./routes/exam/report.tsx'), {
    for: 'signedIn',
    menu: ['student', 'teacher'],
  }),
  page('/exam/report/enroll', '考试记录', () => import('./routes/exam/reportEnroll.tsx'), {
    for: 'signedIn',
    needs: ['enrollId'],
  }),
  page('/exam/report/paper', '成绩报告', () => import('./routes/exam/reportPaper.tsx'), {
    for: 'signedIn',
    needs: ['id'],
  }),
  page('/exam/students', '学生作答', () => import('./routes/exam/students.tsx'), { for: 'teacher', menu: ['teacher'] }),
  page('/dev', '本机收件箱', () => import('./routes/dev.tsx')),
  page('/sso', '登录', () => import('./routes/sso.tsx')),
  page('/register', '注册', () => import('./routes/register/index.tsx')),
  page('/register/consent', '监护人同意', () => import('./routes/register/consent.tsx')),
  page('/agreement', '协议与规则', () => import('./routes/agreement/index.tsx')),
  page('/agreement/:name', '协议与规则', () => import('./routes/agreement/text.tsx')),
  page('/about', '关于', () => import('./routes/about.tsx')),
  page('/organization/apply', '开通机构', () => import('./routes/organization/apply.tsx')),
  page('/vipCardList', '会员卡', () => import('./routes/vipCardList.tsx')),

  // `accout` is the specification's spelling.
  centre('/user/report', '孩子的成绩', () => import('./routes/user/report.tsx'), { for: 'parent', menu: ['parent'] }),
  centre('/user/message', '消息', () => import('./routes/user/message.tsx'), { for: 'signedIn' }),
  centre('/user/point', '积分', () => import('./routes/user/point.tsx'), { for: 'signedIn', tabOf: 'student' }),
  centre('/user/accout', '账号与安全', () => import('./routes/user/account.tsx'), { for: 'signedIn' }),
  centre('/user/feedback', '意见反馈', () => import('./routes/user/feedback.tsx'), { for: 'signedIn' }),

  desk('/edms/desk', '概览', () => import('./office/pages/desk.tsx'), { right: null }),
  ...bank('/question', '题库', () => import('./office/pages/question.tsx')),
  ...bank('/question/import', '导入题目', () => import('./office/pages/questionImport.tsx')),
  ...bank('/question/:id', '编辑题目', () => import('./office/pages/questionEditor.tsx')),
  ...bank('/examPaper', '试卷', () => import('./office/pages/examPaper.tsx')),
  ...bank('/examPaper/:id', '编辑试卷', () => import('./office/pages/paperEditor.tsx')),
  ...bank('/examPaper/:id/print', '打印试卷', () => import('./office/pages/paperPrint.tsx'), { bare: true }),
  teaching('/edms/examPaperEnroll', '学生成绩', () => import('./office/pages/schoolResults.tsx'), { right: RESULTS }),
  teaching('/bms/examEnroll', '考试报名', () => import('./office/pages/examEnroll.tsx'), { right: ENROLMENTS }),
  teaching('/edms/examEnroll', '考试报名', () => import('./office/pages/schoolExamEnroll.tsx'), { right: ENROLMENTS }),
  people('/bms/member', '账号', () => import('./office/pages/member.tsx')),
  people('/bms/organization', '机构', () => import('./office/pages/organization.tsx')),
  people('/edms/organization', '本校资料', () => import('./office/pages/organization.tsx')),
  people('/edms/organizationMember', '成员', () => import('./office/pages/organizationMember.tsx')),
  people('/edms/teacherGroup', '学生分组', () => import('./office/pages/teacherGroup.tsx'), { teaches: true }),
  people('/bms/memberDocument', '证件与资料', () => import('./office/pages/memberDocument.tsx')),
  people('/bms/memberBlacklist', '黑名单', () => import('./office/pages/memberBlacklist.tsx')),
  trade('/bms/right', '权益', () => import('./office/pages/right.tsx')),
  trade('/bms/memberPoints', '积分明细', () => import('./office/pages/memberPoints.tsx')),
  contact('/bms/imageBanner', '横幅', () => import('./office/pages/imageBanner.tsx')),
  contact('/bms/feedback', '意见反馈', () => import('./office/pages/feedback.tsx')),
  contact('/bms/message', '消息', () => import('./office/pages/message.tsx'), { right: null }),
  system('/bms/health', '系统状况', () => import('./office/pages/health.tsx'), { right: null }),
  system('/bms/judge', '评测', () => import('./office/pages/judge.tsx'), { right: 'judge:queryOverview' }),
  system('/bms/role', '角色与权限', () => import('./office/pages/role.tsx')),
  system('/bms/user', '管理账号', () => import('./office/pages/user.tsx')),
  system('/bms/resource', '功能', () => import('./office/pages/resource.tsx')),
  system('/bms/dict', '字典', () => import('./office/pages/dict.tsx')),
  system('/bms/config', '配置与协议', () => import('./office/pages/config.tsx'), { right: 'common/config:queryList' }),
  system('/bms/app', '应用', () => import('./office/pages/app.tsx')),
  system('/bms/sysLog', '操作日志', () => import('./office/pages/sysLog.tsx')),

  // The offices themselves: what stands under them is asked of the person's rights.
  page('/bms', '管理', () => import('./office/Office.tsx'), { menu: ['user'] }),
  page('/edms', '工作台', () => import('./office/Office.tsx'), { menu: ['school'] }),
];

const fits = (pattern: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
};

/** The page at an address below /web. */
export const pageAt = (path: string): Page | undefined => PAGES.find((one) => fits(one.path, path));

/** Fetches the page of an address while the rest of the site still starts. Never rejects. */
export const preloadPage = async (path: string): Promise<void> => {
  const [, first = ''] = path.split('/');
  // The chunk itself explains a failure when it is shown.
  await Promise.all([pageAt(path), pageAt(`/${first}`)].flatMap((one) => one?.Page.preload() ?? []));
};
