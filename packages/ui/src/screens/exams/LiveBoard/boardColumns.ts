import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { secondText } from '@aosai/api/kit/beijing';
import { BOARD_STATE } from '@aosai/api/exams/liveBoard';
import { formatPoints } from '@aosai/api/kit/points';
import { column, figure, NOTHING, tag, text, worded } from '@aosai/api/kit/column';
import { leftText } from '@aosai/api/kit/durations';
import type { BoardRow as Row } from './boardKnown.ts';

const right = { numeric: true, minWidth: 72 };
const clock = { numeric: true, minWidth: 80 };
const SECONDS_PER_MINUTE = 60;

const secondsOf = (ms: number): number => Math.ceil(ms / MS_PER_SECOND);

/** Late answers of a student whose connection was lost; says in how many exams, from the second one on. */
const cutOffText = ({ silentMs, lateMs, exams }: NonNullable<Row['cutOff']>): string =>
  `断线 ${secondsOf(silentMs)} 秒，晚 ${secondsOf(lateMs)} 秒${exams > 1 ? `，共 ${exams} 场` : ''}`;

/** Columns of the live board. */
export const boardColumns = [
  // Opens the row, so it needs words: a dash is hard to tap and to hear.
  column('no', '学号', ({ no }: Row) => no ?? '没有学号', { minWidth: 88 }),
  text('name', '姓名', { minWidth: 80 }),
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
  figure('takeoverCount', '换设备', { minWidth: 64 }),
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
