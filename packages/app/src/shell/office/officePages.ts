import { itemOf } from '../menus.ts';
import { lazyRoute } from '../../kit/lazyRoute.tsx';
import { type AnyPage, type Load, type Office, pageOf } from '../../kit/pageTable.ts';

/** Groups of the office menus, in order. */
const OFFICE_GROUPS = {
  desk: '工作台',
  content: '教学内容',
  teaching: '考试与班级',
  people: '人员',
  trade: '会员卡与交易',
  contact: '运营',
  system: '系统',
} as const;

type OfficeGroup = keyof typeof OFFICE_GROUPS;

export interface OfficePage extends AnyPage {
  layout: Office;
  /** First part of the path after the office; pages below it, such as that of a row, share it. */
  id: string;
  group: OfficeGroup;
  right: string | null;
  teaches: boolean;
  bare: boolean;
  /** Reached from another page and in no menu. */
  isBelow: boolean;
  /** About the whole server, so only in the office of the first app, whose operators manage all. */
  ofServer: boolean;
}

interface OfficeRules {
  /** Required right; by default listing the resource named in the address. Null: open to everyone in the office. */
  right?: string | null;
  /** In a school also open to teachers who are not managers. */
  teaches?: true;
  /** A former address that leads on: in no menu. */
  former?: true;
  /** Opened from the menu under the person's name. */
  personal?: true;
  /** Without the office's frame, such as a page for printing. */
  bare?: true;
  /** About the whole server: only in the office of the first app. */
  ofServer?: true;
}

const pagesOfGroup =
  (group: OfficeGroup) =>
  (path: `/${Office}/${string}`, label: string, load: Load, rules: OfficeRules = {}): OfficePage => {
    const [, office, id = '', ...below] = path.split('/');
    const { right = `${id}:queryList`, teaches = false, bare = false, former = false, personal = false } = rules;
    const { ofServer = false } = rules;
    const layout: Office = office === 'bms' ? 'bms' : 'edms';
    const isBelow = former || personal || below.length > 0;
    return { path, label, layout, id, group, right, teaches, bare, isBelow, ofServer, Page: lazyRoute(load) };
  };

const desk = pagesOfGroup('desk');
const content = pagesOfGroup('content');
const teaching = pagesOfGroup('teaching');
const people = pagesOfGroup('people');
const trade = pagesOfGroup('trade');
const contact = pagesOfGroup('contact');
const system = pagesOfGroup('system');

/** Pages of a bank, in the platform's office and, for teachers too, in the schools'. */
const bank = (path: `/${string}`, label: string, load: Load, rules: OfficeRules = {}): OfficePage[] => [
  content(`/bms${path}`, label, load, rules),
  content(`/edms${path}`, label, load, { ...rules, teaches: true }),
];

/** Pages of an exam, homework or class, in the platform's office and, for teachers too, in the schools'. */
const taught = (path: `/${string}`, label: string, load: Load, rules: OfficeRules = {}): OfficePage[] => [
  teaching(`/bms${path}`, label, load, rules),
  teaching(`/edms${path}`, label, load, { ...rules, teaches: true }),
];

const ENROLMENTS = 'examEnroll:queryEnrollList';
const RESULTS = 'examPaperEnroll:queryListByOrganization';
const REVIEWS = 'memberQuestion:queryReviewList';
const GRADE_PLACES = 'grade/enroll:queryEnrollList';
const GRADE_CONTROLS = 'grade:controls/queryList';

/**
 * The table of back office pages: path below /web, name, module and required right. Menus follow its order.
 *
 * @internal for its test
 */
export const OFFICE_PAGES: readonly OfficePage[] = [
  desk('/bms/desk', '概览', () => import('../../desks/platformDesk.tsx'), { right: 'desk:queryPlatformDay' }),
  desk('/edms/desk', '概览', () => import('../../desks/desk.tsx'), { right: null }),
  desk('/bms/security', '两步验证与设备', () => import('../../accounts/security.tsx'), { right: null, personal: true }),
  desk('/edms/security', '两步验证与设备', () => import('../../accounts/security.tsx'), {
    right: null,
    teaches: true,
    personal: true,
  }),
  ...bank('/question', '题库', () => import('../../questions/question.tsx')),
  ...bank('/question/import', '导入题目', () => import('../../questions/questionImport.tsx')),
  ...bank('/question/:id', '编辑题目', () => import('../../questions/questionEditor.tsx')),
  ...bank('/question/:id/review', '审阅题目', () => import('../../questions/questionReview.tsx')),
  ...bank('/examPaper', '试卷', () => import('../../papers/paperList.tsx')),
  ...bank('/examPaper/:id', '编辑试卷', () => import('../../papers/paperEditor.tsx')),
  ...bank('/examPaper/:id/print', '打印试卷', () => import('../../papers/paperPrint.tsx'), { bare: true }),
  ...bank('/course', '课程', () => import('../../courses/course.tsx')),
  ...bank('/course/:id', '编辑课程', () => import('../../courses/courseEditor.tsx')),
  ...bank('/chapter', '单元', () => import('../../courses/chapter.tsx')),
  ...bank('/chapter/:id', '编辑单元', () => import('../../courses/chapterEditor.tsx')),
  teaching('/bms/exam', '考试', () => import('../../exams/exam.tsx')),
  teaching('/edms/exam', '考试', () => import('../../exams/exam.tsx'), { teaches: true }),
  ...taught('/exam/:id', '监考', () => import('../../exams/examBoard.tsx')),
  ...taught('/exam/:id/settings', '考试设置', () => import('../../exams/examSettings.tsx')),
  ...taught('/exam/:id/papers', '考试的试卷', () => import('../../exams/examSettings.tsx')),
  ...taught('/exam/:id/enroll', '报名', () => import('../../exams/examPlaces.tsx')),
  ...taught('/exam/:id/scores', '成绩', () => import('../../exams/examScores.tsx')),
  ...taught('/exam/:id/scores/print', '打印成绩单', () => import('../../exams/scorePrint.tsx'), { bare: true }),
  ...taught('/exam/:id/scores/compare', '两场考试比较', () => import('../../exams/examCompare.tsx')),
  ...taught('/exam/:id/statistics', '统计', () => import('../../exams/examFigures.tsx')),
  ...taught('/exam/:id/items', '题目分析', () => import('../../exams/examItems.tsx')),
  ...taught('/exam/:id/similarity', '查重', () => import('../../exams/examSimilarity.tsx')),
  teaching('/bms/homework', '作业', () => import('../../homework/homework.tsx')),
  teaching('/edms/homework', '作业', () => import('../../homework/homework.tsx'), { teaches: true }),
  ...taught('/homework/:id', '完成情况', () => import('../../homework/homeworkDetail.tsx')),
  ...taught('/homework/:id/print', '成绩表', () => import('../../homework/homeworkPrint.tsx'), { bare: true }),
  teaching('/edms/homeworkEnroll', '学生作业', () => import('../../homework/studentHomework.tsx'), { teaches: true }),
  teaching('/bms/review', '批阅', () => import('../../exams/review.tsx'), { right: REVIEWS }),
  teaching('/edms/review', '批阅', () => import('../../exams/review.tsx'), { right: REVIEWS, teaches: true }),
  teaching('/edms/examPaperEnroll', '学生成绩', () => import('../../exams/schoolResults.tsx'), { right: RESULTS }),
  teaching('/bms/examEnroll', '考试报名', () => import('../../exams/examEnroll.tsx'), { right: ENROLMENTS }),
  teaching('/edms/examEnroll', '考试报名', () => import('../../exams/examEnroll.tsx'), { right: ENROLMENTS }),
  teaching('/bms/grade', '班级', () => import('../../classes/grade.tsx')),
  teaching('/edms/grade', '班级', () => import('../../classes/grade.tsx'), { teaches: true }),
  teaching('/edms/grade/:id/print', '班级成绩表', () => import('../../classes/gradePrint.tsx'), {
    bare: true,
    teaches: true,
  }),
  ...taught('/grade/:id', '班级概况', () => import('../../classes/classOverview.tsx')),
  ...taught('/grade/:id/members', '成员', () => import('../../classes/classMembers.tsx'), { right: GRADE_PLACES }),
  ...taught('/grade/:id/schedule', '课表与内容', () => import('../../classes/classSchedule.tsx'), {
    right: GRADE_CONTROLS,
  }),
  ...taught('/grade/:id/homework', '班级的作业', () => import('../../classes/classHomework.tsx'), {
    right: 'homework:queryList',
  }),
  ...taught('/grade/:id/exams', '班级的考试', () => import('../../classes/classExams.tsx'), {
    right: 'exam:queryList',
  }),
  ...taught('/grade/:id/marks', '班级成绩', () => import('../../classes/classMarks.tsx')),
  teaching('/edms/grade/:id/results', '期末成绩单', () => import('../../classes/classResults.tsx'), {
    right: 'memberGradeSettlement:queryList',
    teaches: true,
  }),
  ...taught('/grade/:id/settings', '班级设置', () => import('../../classes/classSettings.tsx')),
  ...taught('/grade/:id/practice', '班级学情', () => import('../../classes/gradePractice.tsx')),
  ...taught('/grade/:id/practice/print', '打印学情', () => import('../../classes/gradePracticePrint.tsx'), {
    bare: true,
  }),
  teaching('/bms/gradeEnroll', '班级成员', () => import('../../classes/gradeEnroll.tsx'), { right: GRADE_PLACES }),
  teaching('/edms/gradeEnroll', '班级成员', () => import('../../classes/gradeEnroll.tsx'), {
    right: GRADE_PLACES,
    teaches: true,
  }),
  ...taught('/gradeControl', '课表与内容', () => import('../../classes/formerSchedule.tsx'), {
    right: GRADE_CONTROLS,
    former: true,
  }),
  teaching('/edms/memberGradeSettlement', '成绩', () => import('../../classes/formerResults.tsx'), {
    former: true,
    teaches: true,
  }),
  people('/bms/member', '账号', () => import('../../accounts/member.tsx')),
  people('/bms/organization', '机构', () => import('../../schools/organization.tsx')),
  people('/edms/organization', '本校资料', () => import('../../schools/organization.tsx')),
  people('/edms/organizationMember', '成员', () => import('../../schools/organizationMember.tsx')),
  people('/edms/teacherGroup', '学生分组', () => import('../../schools/teacherGroup.tsx'), { teaches: true }),
  people('/edms/sharedWork', '作品举报', () => import('../../practice/workReports.tsx')),
  people('/bms/memberDocument', '证件与资料', () => import('../../accounts/memberDocument.tsx')),
  people('/bms/memberBlacklist', '黑名单', () => import('../../accounts/memberBlacklist.tsx')),
  trade('/bms/membership', '会员卡', () => import('../../orders/membership.tsx')),
  trade('/bms/right', '权益', () => import('../../rights/right.tsx')),
  trade('/bms/membershipOrder', '会员卡订单', () => import('../../orders/membershipOrder.tsx')),
  trade('/bms/membershipOrder/statistics', '会员卡收入', () => import('../../orders/orderStatistics.tsx')),
  trade('/bms/memberOrder', '订单', () => import('../../orders/memberOrder.tsx'), { right: 'member/order:queryList' }),
  trade('/bms/reconcile', '对账', () => import('../../orders/reconcile.tsx'), {
    right: 'member/order:queryReconcileRuns',
  }),
  trade('/bms/memberPoints', '积分明细', () => import('../../accounts/memberPoints.tsx')),
  contact('/bms/imageBanner', '横幅', () => import('../../platform/imageBanner.tsx')),
  contact('/bms/feedback', '意见反馈', () => import('../../platform/feedback.tsx')),
  contact('/bms/sharedWork', '作品举报', () => import('../../practice/workReports.tsx')),
  contact('/bms/message', '消息', () => import('../../platform/message.tsx'), { right: null }),
  system('/bms/health', '系统状况', () => import('../../platform/health.tsx'), { right: null }),
  system('/bms/backup', '备份', () => import('../../platform/backup.tsx'), {
    right: 'backup:queryOverview',
    ofServer: true,
  }),
  system('/bms/judge', '评测', () => import('../../judging/judge.tsx'), { right: 'judge:queryOverview' }),
  system('/bms/role', '角色与权限', () => import('../../accounts/role.tsx')),
  system('/bms/user', '管理账号', () => import('../../accounts/user.tsx')),
  system('/bms/resource', '功能', () => import('../../accounts/resource.tsx')),
  system('/bms/dict', '字典', () => import('../../platform/dict.tsx')),
  system('/bms/setting', '设置', () => import('../../platform/setting.tsx'), {
    right: 'common/config:querySections',
  }),
  system('/bms/config', '全部配置', () => import('../../platform/config.tsx'), { right: 'common/config:queryList' }),
  system('/bms/app', '应用', () => import('../../platform/app.tsx')),
  system('/bms/sysLog', '操作日志', () => import('../../platform/sysLog.tsx')),
];

/** The office page at a path below /web. */
export const officePageAt = (path: string): OfficePage | undefined => pageOf(OFFICE_PAGES, path);

/** The pages of an office. */
export const officePagesOf = (office: Office): OfficePage[] => OFFICE_PAGES.filter(({ layout }) => layout === office);

/** The menu of an office by group, each page with the right that shows it. */
export function officeMenu(office: Office) {
  const pages = officePagesOf(office).filter(({ isBelow }) => !isBelow);
  return Object.entries(OFFICE_GROUPS)
    .map(([id, label]) => ({
      id,
      label,
      items: pages
        .filter(({ group }) => group === id)
        .map((page) => ({ ...itemOf(page), id: page.id, ...(page.right !== null && { right: page.right }) })),
    }))
    .filter(({ items }) => items.length > 0);
}
