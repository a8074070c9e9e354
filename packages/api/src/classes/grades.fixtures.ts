import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from './classMembers.ts';
import { at, FIXTURE_NOW, idOf } from '../kit/ids.fixtures.ts';
import type { GradeDetail, GradeRow } from './grade.contract.ts';
import type { GradeControl } from './gradeControls.contract.ts';
import type { GradePlace } from './gradeEnroll.contract.ts';
import type { TermReport } from './memberGradeSettlement.contract.ts';

const DAY = 1_440;

/** Returns a running class with free seats; the reader has no place in it. */
export function aGrade(changes: Partial<GradeRow> = {}): GradeRow {
  return {
    id: idOf('grade'),
    title: '信奥一班 · 秋季',
    cover: null,
    intro: 'C++ 语法到算法入门，每周一次课、一次作业，期末出成绩单。',
    status: '3',
    isEnrolling: true,
    orgName: '星海编程',
    teachers: [{ id: idOf('member', 9), name: '周明澜' }],
    assistants: [],
    enrollStartAt: at(-45 * DAY),
    enrollEndAt: at(20 * DAY),
    startAt: at(-30 * DAY),
    endAt: at(90 * DAY),
    capacity: 20,
    takenCount: 17,
    waitlist: true,
    priceFen: 0,
    isPublic: true,
    sort: 0,
    mine: [],
    staff: null,
    ...changes,
  };
}

/** A reader's place in a class. */
export type MineInGrade = GradeRow['mine'][number];

/** Returns the student's place in a class, with homework due next. */
export function mineInGrade(changes: Partial<MineInGrade> = {}): MineInGrade {
  return {
    enrollId: idOf('enroll'),
    memberId: idOf('member', 1),
    memberName: '林知远',
    status: '2',
    position: null,
    groupIds: [idOf('group')],
    teacherName: '周明澜',
    nextDue: { kind: 'homework', id: idOf('homework'), title: '第 6 次作业：二分查找', dueAt: at(DAY + 73) },
    ...changes,
  };
}

/** Returns the class of `aGrade` as its page shows it, with two groups. */
export function aGradeDetail(changes: Partial<GradeDetail> = {}): GradeDetail {
  return {
    ...aGrade(),
    serverNow: FIXTURE_NOW,
    courseId: null,
    groups: [
      { id: idOf('group'), name: '提高组' },
      { id: idOf('group', 2), name: '基础组' },
    ],
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
    promotedTo: null,
    promotedFrom: null,
    ...changes,
  };
}

/** Returns an approved place in a class, free of charge. */
export function aGradePlace(changes: Partial<GradePlace> = {}): GradePlace {
  return {
    id: idOf('enroll'),
    gradeId: idOf('grade'),
    gradeTitle: '信奥一班 · 秋季',
    gradeStatus: '3',
    memberId: idOf('member', 1),
    memberName: '林知远',
    status: '2',
    position: null,
    teacherName: '周明澜',
    quitReason: null,
    rejectReason: null,
    leavesAtOnce: false,
    order: null,
    startAt: at(-30 * DAY),
    endAt: at(90 * DAY),
    createdAt: at(-32 * DAY),
    ...changes,
  };
}

/** Returns the schedule row of homework `number`; a new one opens each week. */
export function aGradeControl(number: number, changes: Partial<GradeControl> = {}): GradeControl {
  return {
    id: idOf('control', number),
    groupId: null,
    groupName: null,
    targetType: 'homework',
    targetId: idOf('homework', number),
    targetTitle: `第 ${number} 次作业`,
    endAt: null,
    ownLateUntilAt: null,
    ownOpenAt: at((number - 6) * 7 * DAY),
    ownDueAt: at((number - 5) * 7 * DAY - 3 * DAY),
    visible: true,
    openAt: at((number - 6) * 7 * DAY),
    dueAt: at((number - 5) * 7 * DAY - 3 * DAY),
    lateUntilAt: null,
    ...changes,
  };
}

/** Returns a published term report with certificate. */
export function aTermReport(changes: Partial<TermReport> = {}): TermReport {
  return {
    id: idOf('settlement'),
    gradeId: idOf('grade'),
    gradeTitle: '信奥一班 · 秋季',
    orgName: '星海编程',
    teacherNames: ['周明澜'],
    startAt: at(-120 * DAY),
    endAt: at(-DAY),
    memberId: idOf('member', 1),
    shownName: '林知远',
    no: '2026001',
    homeworkPct: 8_500,
    examPct: 7_250,
    chapterPct: null,
    score: 7_806,
    scoreReason: null,
    rank: 4,
    memberCount: 17,
    level: 'good',
    lessonsDone: 0,
    lessonsTotal: 0,
    comment: '思路清楚，代码规范。第二次模考之后进步明显，注意边界情况，多写几组自测数据。',
    status: 'settled',
    certificateNo: '20261121-7KQ3MXPA',
    settledAt: at(-60),
    ...changes,
  };
}
