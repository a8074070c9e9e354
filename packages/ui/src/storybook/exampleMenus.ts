// Menus as the app's table of pages produces them. The interface cannot read that table, so a test compares the two.
import { WEB_BASE } from '@aosai/api/kit/constants';

const item = (path: string, label: string) => ({ id: path, label, href: WEB_BASE + path.slice(1) });

/** The site's navigation, by kind of person. */
export const siteMenus = {
  guest: [item('/', '首页'), item('/exam/list', '考试'), item('/course/list', '课程')],
  student: [
    item('/', '首页'),
    item('/exam/list', '考试'),
    item('/exam/report', '考试记录'),
    item('/course/list', '课程'),
    item('/play/home', '练习'),
    item('/user/grade', '班级'),
    item('/user/homework', '作业'),
  ],
  parent: [
    item('/', '首页'),
    item('/exam/list', '考试'),
    item('/course/list', '课程'),
    item('/user/grade', '班级'),
    item('/user/report', '成绩'),
    item('/user/homework', '作业'),
  ],
  teacher: [
    item('/', '首页'),
    item('/exam/list', '考试'),
    item('/exam/report', '考试记录'),
    item('/exam/students', '学生作答'),
    item('/course/list', '课程'),
    item('/edms', '工作台'),
  ],
  operator: [item('/', '首页'), item('/exam/list', '考试'), item('/course/list', '课程'), item('/bms', '管理')],
};

/** The tabs of the personal centre, by kind of person. */
export const centreMenus = {
  student: [
    item('/user/class', '班级'),
    item('/user/exam', '考试'),
    item('/user/report', '成绩'),
    item('/user/homework', '作业'),
    item('/user/message', '消息'),
    item('/user/point', '积分'),
    item('/user/accout', '账号与安全'),
    item('/user/feedback', '意见反馈'),
  ],
  parent: [
    item('/user/class', '班级'),
    item('/user/exam', '考试'),
    item('/user/report', '成绩'),
    item('/user/homework', '作业'),
    item('/user/message', '消息'),
    item('/user/accout', '账号与安全'),
    item('/user/feedback', '意见反馈'),
  ],
  teacher: [
    item('/user/class', '班级'),
    item('/user/report', '成绩'),
    item('/user/message', '消息'),
    item('/user/accout', '账号与安全'),
    item('/user/feedback', '意见反馈'),
  ],
};

/** A page of an office: address, name, and the right that shows it if that is not to list its rows. */
type PageLine = readonly [page: string, label: string, right?: string | null];

const group = (office: 'bms' | 'edms') => (id: string, label: string, pages: readonly PageLine[]) => ({
  id,
  label,
  items: pages.map(([page, name, right = `${page}:queryList`]) => ({
    ...item(`/${office}/${page}`, name),
    id: page,
    ...(right !== null && { right }),
  })),
});

const bms = group('bms');
const edms = group('edms');

/** The menus of the two back offices. */
export const officeMenus = {
  bms: [
    bms('desk', '工作台', [['desk', '概览', 'desk:queryPlatformDay']]),
    bms('content', '教学内容', [
      ['question', '题库'],
      ['examPaper', '试卷'],
      ['course', '课程'],
      ['chapter', '单元'],
    ]),
    bms('teaching', '考试与班级', [
      ['exam', '考试'],
      ['homework', '作业'],
      ['review', '批阅', 'memberQuestion:queryReviewList'],
      ['examEnroll', '考试报名', 'examEnroll:queryEnrollList'],
      ['grade', '班级'],
      ['gradeEnroll', '班级成员', 'grade/enroll:queryEnrollList'],
    ]),
    bms('people', '人员', [
      ['member', '账号'],
      ['organization', '机构'],
      ['memberDocument', '证件与资料'],
      ['memberBlacklist', '黑名单'],
    ]),
    bms('trade', '会员卡与交易', [
      ['membership', '会员卡'],
      ['right', '权益'],
      ['membershipOrder', '会员卡订单'],
      ['memberOrder', '订单', 'member/order:queryList'],
      ['reconcile', '对账', 'member/order:queryReconcileRuns'],
      ['memberPoints', '积分明细'],
    ]),
    bms('contact', '运营', [
      ['imageBanner', '横幅'],
      ['feedback', '意见反馈'],
      ['sharedWork', '作品举报'],
      ['message', '消息', null],
    ]),
    bms('system', '系统', [
      ['health', '系统状况', null],
      ['backup', '备份', 'backup:queryOverview'],
      ['judge', '评测', 'judge:queryOverview'],
      ['role', '角色与权限'],
      ['user', '管理账号'],
      ['resource', '功能'],
      ['dict', '字典'],
      ['setting', '设置', 'common/config:querySections'],
      ['config', '全部配置', 'common/config:queryList'],
      ['app', '应用'],
      ['sysLog', '操作日志'],
    ]),
  ],
  edms: [
    edms('desk', '工作台', [['desk', '概览', null]]),
    edms('content', '教学内容', [
      ['question', '题库'],
      ['examPaper', '试卷'],
      ['course', '课程'],
      ['chapter', '单元'],
    ]),
    edms('teaching', '考试与班级', [
      ['exam', '考试'],
      ['homework', '作业'],
      ['homeworkEnroll', '学生作业'],
      ['review', '批阅', 'memberQuestion:queryReviewList'],
      ['examPaperEnroll', '学生成绩', 'examPaperEnroll:queryListByOrganization'],
      ['examEnroll', '考试报名', 'examEnroll:queryEnrollList'],
      ['grade', '班级'],
      ['gradeEnroll', '班级成员', 'grade/enroll:queryEnrollList'],
    ]),
    edms('people', '人员', [
      ['organization', '本校资料'],
      ['organizationMember', '成员'],
      ['teacherGroup', '学生分组'],
      ['sharedWork', '作品举报'],
    ]),
  ],
};

/** Every right required by the menus. */
export const exampleRights = Object.values(officeMenus).flatMap((groups) =>
  groups.flatMap(({ items }) => items.flatMap(({ right }) => right ?? [])),
);
