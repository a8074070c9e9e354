// Menus as the app's table of pages produces them, including planned pages.
import { WEB_BASE } from '@aosai/api/kit/constants';

const item = (path: string, label: string) => ({ id: path, label, href: WEB_BASE + path.slice(1) });

const guest = [item('/', '首页'), item('/exam/list', '考试')];
const reports = item('/exam/report', '考试记录');

/** The site's navigation, by kind of person. */
export const siteMenus = {
  guest,
  student: [...guest, reports],
  parent: [...guest, item('/user/report', '孩子的成绩')],
  teacher: [...guest, reports, item('/exam/students', '学生作答'), item('/edms', '工作台')],
  operator: [...guest, item('/bms', '管理')],
};

const TABS = {
  class: '我的班级',
  homework: '我的作业',
  exam: '我的考试',
  report: '孩子的成绩',
  message: '消息',
  point: '积分',
  order: '订单',
  accout: '账号与安全',
  feedback: '意见反馈',
} as const;

/** Tabs of the personal centre. */
export const centreTabs = (...names: (keyof typeof TABS)[]) => names.map((name) => item(`/user/${name}`, TABS[name]));

const group = (office: 'bms' | 'edms') => (id: string, label: string, pages: Readonly<Record<string, string>>) => ({
  id,
  label,
  items: Object.entries(pages).map(([page, name]) => ({
    ...item(`/${office}/${page}`, name),
    id: page,
    // Messages need no right: everyone has them.
    ...(page !== 'message' && { right: `${page}:queryList` }),
  })),
});

const content = { question: '题库', examPaper: '试卷', chapter: '单元', course: '课程' };
const teaching = { exam: '考试', homework: '作业', grade: '班级' };
const bms = group('bms');
const edms = group('edms');

/** The menus of the two back offices. */
export const officeMenus = {
  bms: [
    bms('content', '教学内容', content),
    bms('teaching', '考试与班级', teaching),
    bms('people', '人员', {
      member: '账号',
      organization: '机构',
      memberDocument: '证件与资料',
      memberBlacklist: '黑名单',
    }),
    bms('trade', '会员卡与交易', { right: '权益', membership: '会员卡', memberOrder: '订单', memberPoints: '积分' }),
    bms('contact', '运营', { imageBanner: '横幅', feedback: '意见反馈', message: '消息' }),
    bms('system', '系统', {
      health: '系统状况',
      judge: '评测',
      role: '角色与权限',
      user: '管理账号',
      resource: '功能',
      dict: '字典',
      config: '配置与协议',
      app: '应用',
      sysLog: '操作日志',
    }),
  ],
  edms: [
    edms('desk', '工作台', { desk: '概览' }),
    edms('content', '教学内容', content),
    edms('teaching', '考试与班级', { ...teaching, examPaperEnroll: '学生成绩', examEnroll: '考试报名' }),
    edms('people', '人员', { organization: '本校资料', organizationMember: '成员', teacherGroup: '学生分组' }),
  ],
};

/** Every right required by the menus. */
export const exampleRights = Object.values(officeMenus).flatMap((groups) =>
  groups.flatMap(({ items }) => items.flatMap(({ right }) => right ?? [])),
);
