import { wholePercent } from '@aosai/api/kit/percent';
import { MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { dateText } from '@aosai/api/kit/beijing';
import type { DeskCount } from '@aosai/ui/screens/desks/OfficeDesk';
import type { PlatformDay, SchoolDay, TeacherDay } from '@aosai/api/desks/desk.contract';

const EDMS = '/web/edms';
const BMS = '/web/bms';

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

const awayIn = ({ exams }: Pick<TeacherDay, 'exams'>): DeskCount => {
  const [lost] = exams.filter(({ away, mayWatch }) => away > 0 && mayWatch);
  return {
    id: 'away',
    label: '断线',
    count: sum(exams, ({ away }) => away),
    unit: '人',
    href: lost ? `${EDMS}/exam/${lost.id}` : `${EDMS}/exam?status=3`,
    isBad: true,
  };
};

/** A teacher's numbers of the day, each linked to the list it counts. */
export function teacherCounts(day: TeacherDay): DeskCount[] {
  const { review, homework, classes } = day;
  const [toGrant] = homework.filter(({ exemptions }) => exemptions > 0);
  const [newIn] = classes;
  const students = `${EDMS}/homeworkEnroll`;
  return [
    {
      id: 'review',
      label: '待批阅',
      count: review.count,
      unit: '份',
      href: `${EDMS}/review`,
      ...(review.sinceAt && {
        note: `新 ${review.fresh} · 最早\u00A0${dateText(review.sinceAt).slice(5).replace('-', '\u2011')}`,
      }),
    },
    {
      id: 'dueSoon',
      label: '24 小时内到期',
      count: sum(homework, ({ dueSoon }) => dueSoon),
      unit: '份',
      href: `${students}?state=unfinished`,
    },
    {
      id: 'notBegun',
      label: '未开始',
      count: sum(homework, ({ notBegun }) => notBegun),
      unit: '份',
      href: `${students}?state=notBegun`,
    },
    {
      id: 'overdue',
      label: '逾期未交',
      count: sum(homework, ({ overdue }) => overdue),
      unit: '份',
      href: `${students}?state=overdue`,
      isBad: true,
    },
    awayIn(day),
    {
      id: 'exempt',
      label: '免做申请',
      count: sum(homework, ({ exemptions }) => exemptions),
      unit: '条',
      href: toGrant ? `${EDMS}/homework/${toGrant.id}?tab=roster` : `${EDMS}/homework`,
    },
    {
      id: 'joined',
      label: '新成员',
      count: day.joined,
      unit: '人',
      note: '近 24 小时',
      href: newIn ? `${EDMS}/grade/${newIn.id}/members` : `${EDMS}/gradeEnroll`,
    },
  ];
}

/** A school's numbers of the day. */
export function schoolCounts({ inClasses, waiting, withoutTeacher, quits, active, week }: SchoolDay): DeskCount[] {
  return [
    { id: 'inClasses', label: '在读', count: inClasses, unit: '人', href: `${EDMS}/gradeEnroll?status=2` },
    { id: 'waiting', label: '候补', count: waiting, unit: '人', href: `${EDMS}/gradeEnroll?status=0` },
    {
      id: 'quits',
      label: '待审退出',
      count: quits.exam + quits.grade,
      unit: '条',
      href: quits.grade > 0 ? `${EDMS}/gradeEnroll?status=4` : `${EDMS}/examEnroll?status=4`,
      ...(quits.homework > 0 && { note: `另有 ${quits.homework} 条申请免做` }),
    },
    {
      id: 'active',
      label: '7 日活跃',
      count: active,
      unit: '人',
      note: '保存过作答的学生',
      href: `${EDMS}/organizationMember?status=worked`,
    },
    {
      id: 'week',
      label: '周完成率',
      count: week.donePct && wholePercent(week.donePct),
      unit: '%',
      note: week.assigned > 0 ? `近 7 天截止的 ${week.done}/${week.assigned}` : '近 7 天没有作业截止',
      href: `${EDMS}/homeworkEnroll?state=week`,
    },
    ...(withoutTeacher > 0
      ? [
          {
            id: 'withoutTeacher',
            label: '没有老师的班级',
            count: withoutTeacher,
            unit: '个',
            href: `${EDMS}/grade?teacher=none`,
            isBad: true,
          },
        ]
      : []),
  ];
}

/** Whether any of a teacher's numbers is not 0. */
export const hasOwnWork = (day: TeacherDay): boolean => teacherCounts(day).some(({ count }) => count !== 0);

/** The requests a school's manager has to answer. */
export const schoolWaiting = ({ quits }: SchoolDay): DeskCount[] => [
  { id: 'examQuits', label: '退出考试的申请', count: quits.exam, unit: '条', href: `${EDMS}/examEnroll?status=4` },
  { id: 'gradeQuits', label: '退出班级的申请', count: quits.grade, unit: '条', href: `${EDMS}/gradeEnroll?status=4` },
  { id: 'exempt', label: '免做作业的申请', count: quits.homework, unit: '条', href: `${EDMS}/homework` },
];

/** Waiting time of the oldest job in the queue, in a suitable unit; null when the queue is empty. */
const waitOf = ({ oldestWaitMs: ms, waiting }: PlatformDay['queue']) => {
  if (waiting === 0) return { count: null, unit: '秒', note: '没有在排队的' };
  const note = `排队 ${waiting} 个`;
  if (ms < MINUTE_MS) return { count: Math.max(1, Math.round(ms / MS_PER_SECOND)), unit: '秒', note };
  return { count: Math.round(ms / MINUTE_MS), unit: '分钟', note };
};

/** The platform's numbers of the day. */
export function platformCounts({ placesToday, running, away, queue }: PlatformDay): DeskCount[] {
  const { exam, homework, grade } = placesToday;
  return [
    {
      id: 'places',
      label: '今天的报名',
      count: exam + homework + grade,
      unit: '人次',
      note: `考试 ${exam} · 作业 ${homework} · 班级 ${grade}`,
      href: `${BMS}/examEnroll`,
    },
    { id: 'running', label: '正在作答', count: running, unit: '人', href: `${BMS}/exam?status=3&heldBy=` },
    { id: 'away', label: '断线', count: away, unit: '人', href: `${BMS}/exam?status=3&heldBy=`, isBad: true },
    {
      id: 'oldest',
      label: '最久的评测任务',
      ...waitOf(queue),
      href: `${BMS}/judge`,
      isBad: queue.oldestWaitMs > MINUTE_MS,
    },
    {
      id: 'errors',
      label: '系统错误',
      count: queue.systemErrors,
      unit: '份',
      note: '近 24 小时',
      href: `${BMS}/judge`,
      isBad: true,
    },
  ];
}

/** Requests the platform has to answer, except those on pages that the rights do not open. */
export const platformWaiting = ({ pending }: PlatformDay, may: (right: string) => boolean): DeskCount[] =>
  [
    {
      id: 'organizations',
      label: '机构申请入驻',
      count: pending.organizations,
      unit: '家',
      href: `${BMS}/organization?status=0`,
      right: 'organization:queryList',
    },
    {
      id: 'members',
      label: '账号等待审核',
      count: pending.members,
      unit: '人',
      href: `${BMS}/member?status=0`,
      right: 'member:queryList',
    },
    {
      id: 'feedback',
      label: '待处理的意见反馈',
      count: pending.feedback,
      unit: '条',
      href: `${BMS}/feedback?status=0`,
      right: 'feedback:queryList',
    },
    {
      id: 'errorReports',
      label: '题目勘误',
      count: pending.errorReports,
      unit: '条',
      href: `${BMS}/question?reported=true`,
      right: 'question:queryList',
    },
    {
      id: 'cardQuits',
      label: '退会员卡的申请',
      count: pending.cardQuits,
      unit: '条',
      href: `${BMS}/membershipOrder?status=4`,
      right: 'membershipOrder:queryList',
    },
    {
      id: 'bills',
      label: '账单有差异',
      count: pending.billDifferences,
      unit: '笔',
      href: `${BMS}/reconcile`,
      right: 'member/order:queryReconcileRuns',
    },
    {
      id: 'quits',
      label: '退出考试的申请',
      count: pending.quits,
      unit: '条',
      href: `${BMS}/examEnroll?status=4`,
      right: 'examEnroll:queryEnrollList',
    },
  ].flatMap(({ right, ...one }) => (may(right) ? [one] : []));
