import { type SitePage, sitePages } from '../kit/pageTable.ts';

const page = sitePages('site');

/**
 * Pages of the site without a menu entry; the others are in `pages.ts`. This table is a separate chunk, so that adding
 * a page does not enlarge the initial bundle.
 */
export const LAZY_PAGES: readonly SitePage[] = [
  page('/topic', '专题', () => import('../courses/topics.tsx')),
  page('/topic/:slug', '专题', () => import('../courses/topic.tsx')),
  page('/camp', 'GESP 训练营', () => import('../practice/camp.tsx')),
  page('/camp/answer/detail/:id', '题解', () => import('../practice/campAnswer.tsx'), { for: 'signedIn' }),
  page('/play/bank', '题库', () => import('../practice/bank.tsx'), { for: 'signedIn' }),
  page('/play/goal', '定目标', () => import('../practice/plan/goal.tsx'), { for: 'signedIn' }),
  page('/play/placement', '小测试', () => import('../practice/plan/placement.tsx'), { for: 'signedIn' }),
  page('/play/plan', '学习计划', () => import('../practice/plan/plan.tsx'), { for: 'signedIn' }),
  page('/content-center', '内容中心', () => import('../courses/contents.tsx')),
  page('/content-center/:id', '内容', () => import('../courses/content.tsx')),
  page('/play/album', '印谱', () => import('../desks/album.tsx'), { for: 'signedIn' }),
  page('/play/works', '海龟作品', () => import('../practice/works.tsx'), { for: 'signedIn' }),
  page('/work/:code', '海龟作品', () => import('../practice/work.tsx')),
  page('/user/week', '一周小结', () => import('../desks/week.tsx'), { for: 'parent' }),
  page('/activity', '竞赛活动', () => import('../desks/activity.tsx')),
  page('/pdfPreview', 'PDF 预览', () => import('../platform/pdf/preview.tsx')),
  page('/homework/report', '作业成绩', () => import('../homework/report.tsx'), { for: 'signedIn' }),
  page('/homework/report/enroll', '作业报告', () => import('../homework/reportEnroll.tsx'), {
    for: 'signedIn',
    needs: ['enrollId'],
  }),
  page('/chapter/student', '学生的练习', () => import('../practice/studentUnit.tsx'), {
    for: 'teacher',
    needs: ['memberId'],
  }),
  page('/order', '我的订单', () => import('../orders/order.tsx'), { for: 'signedIn' }),
  page('/sso', '登录', () => import('../accounts/sso.tsx')),
  page('/register', '注册', () => import('../accounts/register/register.tsx')),
  page('/register/consent', '监护人同意', () => import('../accounts/register/consent.tsx')),
  page('/dev', '本机收件箱', () => import('../platform/dev.tsx')),
  page('/agreement', '协议与规则', () => import('../platform/agreement.tsx')),
  page('/agreement/:name', '协议与规则', () => import('../platform/text.tsx')),
  page('/about', '关于', () => import('./about.tsx')),
  page('/organization/apply', '开通机构', () => import('../schools/apply.tsx')),
];
