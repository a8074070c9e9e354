import { allForceFields, moreTimeFields, noticeFields, reopenFields } from '@aosai/api/exams/watchForms';
import { reasonFields } from '@aosai/api/kit/reasons';
import { ExamTabs } from '../ExamTabs/ExamTabs.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { own, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { BoardHead } from './BoardHead.tsx';
import { type BoardKnown, type BoardRow, goesOn, hasLate, isOver, writes, type BoardRow as Row } from './boardKnown.ts';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { secondText } from '@aosai/api/kit/beijing';
import { BOARD_STATE } from '@aosai/api/exams/liveBoard';
import { formatPoints } from '@aosai/api/kit/points';
import { column, figure, NOTHING, tag, text, worded } from '@aosai/api/kit/column';
import { leftText } from '@aosai/api/kit/durations';

const right = { numeric: true, minWidth: 72 };
const clock = { numeric: true, minWidth: 80 };
const SECONDS_PER_MINUTE = 60;

const secondsOf = (ms: number): number => Math.ceil(ms / MS_PER_SECOND);

/** Late answers of a student whose connection was lost; says in how many exams, from the second one on. */
const cutOffText = ({ silentMs, lateMs, exams }: NonNullable<Row['cutOff']>): string =>
  `断线 ${secondsOf(silentMs)} 秒，晚 ${secondsOf(lateMs)} 秒${exams > 1 ? `，共 ${exams} 场` : ''}`;

/** Columns of the live board. */
const boardColumns = [
  // Opens the row.
  text('name', '姓名', { minWidth: 80 }),
  column('no', '学号', ({ no }: Row) => no ?? NOTHING, { minWidth: 88 }),
  text('className', '班级', { minWidth: 80 }),
  tag('state', '状态', BOARD_STATE),
  column(
    'answered',
    '已答',
    ({ answeredCount, questionCount }: Row) => (questionCount === 0 ? NOTHING : `${answeredCount}/${questionCount}`),
    right,
  ),
  worded('leftMs', '剩余', leftText, clock),
  worded('deadlineAt', '截止', secondText, { ...clock, hidden: true }),
  worded('lastSeenAt', '最后在线', secondText, clock),
  figure('hiddenCount', '切屏', { minWidth: 56 }),
  figure('takeoverCount', '换设备', { minWidth: 64, spare: true }),
  column(
    'extraSec',
    '延时',
    ({ extraSec }: Row) => (extraSec === 0 ? NOTHING : `${Math.round(extraSec / SECONDS_PER_MINUTE)} 分钟`),
    right,
  ),
  figure('lateCopyCount', '迟到答案', { minWidth: 72 }),
  column('cutOff', '断线补交', ({ cutOff }: Row) => (cutOff === null ? NOTHING : cutOffText(cutOff)), { minWidth: 96 }),
  worded('points', '得分', formatPoints, right),
];

export type { BoardKnown, BoardRow } from './boardKnown.ts';

/** A number of students in a sentence; nothing while it is not known. */
const peopleText = (count: number | null | undefined): string =>
  count === null || count === undefined ? '' : ` ${count} 人`;

const forceFields = reasonFields('原因', '已保存的答案都会交上来，原因记入日志。');
const isRead = ({ examTitle }: BoardKnown): boolean => examTitle !== '';

/** Everybody in a running exam by state, with actions on one, several or all students. */
export const LiveBoard = officeTable<BoardRow, BoardKnown>()({
  noun: '学生',
  unit: '名',
  title: ({ examTitle }) => examTitle || '监考',
  trail: ({ listHref, examTitle }) => [{ label: '考试', href: listHref }, { label: examTitle || '监考' }],
  lead: '每 5 秒更新。一分钟没有动静算断线，答案都在学生的电脑和服务器上，不会丢。',
  nameOf: ({ name }) => name,
  ofPeople: true,
  rowName: ({ name, no }) => [name, no].filter(Boolean).join(' '),
  emptyHint: '添加学生，或者等学生报名。',
  narrowTitle: '没有这样的学生',
  show: drawn<BoardRow>(boardColumns, { cutOff: { needed: ({ cutOff }) => cutOff !== null } }),
  noSheet: true,
  filters: { state: own(), keyword: search('搜索姓名、学号、班级') },
  frame: ({ known: { listHref, examId, exam, counts, notices }, filter, onFilter, children }) => (
    <>
      <ExamTabs base={`${listHref}/${examId}`} active="board" exam={exam} />
      <BoardHead
        counts={counts}
        notices={notices}
        state={filter.state}
        onState={(state) => onFilter({ ...filter, state })}
      />
      {children}
    </>
  ),
  acts: {
    notice: {
      at: 'head',
      label: '发公告',
      icon: 'plus',
      main: true,
      done: '已发出，15 秒内都会看到',
      ready: goesOn,
      ask: { form: noticeFields },
    },
    extendAll: {
      at: 'head',
      label: '全场延时',
      done: '全场已延时，没开始的也有',
      ready: isRead,
      when: goesOn,
      ask: {
        form: moreTimeFields,
        description: ({ counts }) =>
          `全场学生都延长，不能收回。正在作答的${peopleText(counts && counts.writing + counts.away)}马上生效，还没进入的${peopleText(counts?.absent)}开始时一起有。`,
      },
    },
    remind: {
      at: 'head',
      label: '提醒未进入的',
      done: '已提醒，他们会收到消息',
      ready: isRead,
      when: (known) => goesOn(known) && (known.counts?.absent ?? 0) > 0,
      ask: {
        title: '提醒还没进入考场的学生？',
        confirm: ({ counts }) => `还没进入的${peopleText(counts?.absent)}会收到消息：考试已经开始，请尽快进入考场。`,
        submitLabel: '发提醒',
      },
    },
    forceAll: {
      at: 'head',
      label: '全场收卷',
      done: '已收全场的卷',
      ready: isRead,
      when: goesOn,
      ask: {
        form: ({ examTitle }) => allForceFields(examTitle),
        description: '正在作答和断线的学生全部收卷，还没开始的不受影响。',
      },
    },
    scores: { at: 'head', label: '下载成绩表', icon: 'download', when: ({ isEnded }) => isEnded },
    extend: {
      at: 'selection',
      label: '延时',
      done: '已延长时间，学生 15 秒内会看到',
      single: true,
      main: true,
      fits: writes,
      refusal: '延时和收卷只能选正在作答的学生',
      ask: { form: moreTimeFields, title: (whom) => `给${whom}延时`, submitLabel: '延长时间' },
    },
    noticeChosen: {
      at: 'selection',
      label: '公告',
      done: '已发出，15 秒内会看到',
      single: true,
      ask: { form: noticeFields, title: (whom) => `只发给${whom}`, submitLabel: '发公告' },
    },
    force: {
      at: 'selection',
      label: '强制收卷',
      done: '已收卷',
      single: true,
      fits: writes,
      ask: { form: forceFields, title: (whom) => `收${whom}的卷？`, submitLabel: '强制收卷' },
    },
    reopen: {
      at: 'selection',
      label: '重新打开',
      done: '已重新打开，学生可以继续作答',
      single: true,
      fits: isOver,
      ask: { form: reopenFields, title: (whom) => `重新打开${whom}的作答`, submitLabel: '重新打开' },
    },
    acceptLate: {
      at: 'selection',
      label: '采纳迟到的答案',
      done: '已采纳，正在重新计分',
      single: true,
      fits: hasLate,
      ask: {
        title: (whom) => `采纳${whom}迟到的答案？`,
        confirm: '收卷以后才到的答案都会算分，成绩重新计算，记入日志。逐份查看请用「学生作答」。',
        submitLabel: '采纳',
      },
    },
  },
});
