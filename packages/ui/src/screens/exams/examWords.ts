import { moneyText } from '@aosai/api/kit/moneyText';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { formatPoints } from '@aosai/api/kit/points';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import type { TagProps } from '../../primitives/Tag/Tag.tsx';
import { links } from '../../patterns/links/links.ts';
import { daysUntil, momentText, windowText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import { examStep, givenMin, isCutShort, isStopped, statusNow } from './examState.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { clockText } from '@aosai/api/kit/beijing';

const NUMERALS = '零一二三四五六七八';
const CSP_ROUNDS: Record<string, string> = {
  'csp-j1': 'CSP-J 第一轮',
  'csp-j2': 'CSP-J 第二轮',
  'csp-s1': 'CSP-S 第一轮',
  'csp-s2': 'CSP-S 第二轮',
};

/** The exam a paper is modelled on: GESP 四级, CSP-J 第二轮; null when there is none. */
export const templateText = (template: string): string | null => {
  const level = /^gesp-([1-8])$/.exec(template)?.[1];
  return level ? `GESP ${NUMERALS[Number(level)]}级` : (CSP_ROUNDS[template] ?? null);
};

/** 120 分钟, or 现在开始还有 30 分钟 when the window closes earlier. */
const timeText = (exam: ExamCard, now: number): string =>
  isCutShort(exam, now) && examStep(exam, now) !== 'continue'
    ? `现在开始还有 ${givenMin(exam, now)} 分钟`
    : `${exam.durationMin} 分钟`;

/** 120 分钟 · 27 题 · 100 分 · ¥12; without a price if free. */
export const sizeText = (exam: ExamCard, now: number): string =>
  `${timeText(exam, now)} · ${exam.questionCount} 题 · ${formatPoints(exam.totalPoints)} 分${exam.priceFen ? ` · ${moneyText(exam.priceFen)}` : ''}`;

/**
 * The next relevant date: 明天 19:00 开始, 今天 21:00 结束, 明天 19:00 开始报名. With a date block next to it, without the day: 19:00
 * 开始.
 */
export const whenText = (exam: ExamCard, now: number, beside: 'date' | 'nothing' = 'nothing'): string => {
  const status = statusNow(exam, now);
  switch (status) {
    case LIFECYCLE.preview:
      return `${momentText(exam.enrollStartAt, now)} 开始报名`;
    case LIFECYCLE.enrolling:
    case LIFECYCLE.waiting:
      return `${beside === 'date' ? clockText(exam.startAt) : momentText(exam.startAt, now)} 开始`;
    case LIFECYCLE.running:
      return `${momentText(exam.endAt, now)} 结束`;
    case LIFECYCLE.draft:
    case LIFECYCLE.ended:
      return windowText(exam.startAt, exam.endAt, now);
    default:
      return status satisfies never;
  }
};

const SOON_MS = 12 * HOUR_MS;

/** The tag of an exam's state; only an exam about to begin for the reader gets the seal colour. */
export const stateTag = (exam: ExamCard, now: number): { tone: NonNullable<TagProps['tone']>; text: string } => {
  if (isStopped(exam, now)) return { tone: 'bad', text: '已终止' };
  const status = statusNow(exam, now);
  const step = examStep(exam, now);
  const untilStart = Date.parse(exam.startAt) - now;
  if (step === 'wait')
    return untilStart < SOON_MS
      ? { tone: 'seal', text: `距开始 ${leftText(untilStart)}` }
      : { tone: 'neutral', text: `还有 ${Math.max(1, daysUntil(exam.startAt, now))} 天` };
  if (step === 'continue' && exam.mine?.deadlineAt)
    return { tone: 'seal', text: `剩余 ${leftText(Date.parse(exam.mine.deadlineAt) - now)}` };
  switch (status) {
    case LIFECYCLE.enrolling:
    case LIFECYCLE.running:
      return { tone: 'primary', text: LIFECYCLE.label(status) };
    case LIFECYCLE.draft:
    case LIFECYCLE.preview:
    case LIFECYCLE.waiting:
    case LIFECYCLE.ended:
      return { tone: 'neutral', text: LIFECYCLE.label(status) };
    default:
      return status satisfies never;
  }
};

/** The reader's enrolment, shown next to the title; null when there is nothing to say. */
export const mineText = (exam: ExamCard): { tone: 'ok' | 'warn'; icon: IconName; text: string } | null => {
  const status = exam.mine?.enrollStatus;
  const isHandedIn = exam.mine?.attemptStatus === ATTEMPT.completed || exam.mine?.attemptStatus === ATTEMPT.settled;
  switch (status) {
    case ENROLMENT.enrolled:
    case ENROLMENT.settled:
      return { tone: 'ok', icon: 'check', text: isHandedIn ? '已交卷' : '已报名' };
    case ENROLMENT.waiting:
      return { tone: 'warn', icon: 'clock', text: '候补中' };
    case ENROLMENT.pendingPay:
      return { tone: 'warn', icon: 'clock', text: '待支付' };
    case ENROLMENT.quitApplied:
    case ENROLMENT.quitPassed:
      return { tone: 'warn', icon: 'clock', text: '退出中' };
    case ENROLMENT.cancelled:
    case ENROLMENT.quit:
    case undefined:
      return null;
    default:
      return status satisfies never;
  }
};

/** Label and address of an exam's button. */
export const examAction = (exam: ExamCard, now: number): { label: string; href: string } => {
  const detail = links.examDetail(exam.id);
  const step = examStep(exam, now);
  switch (step) {
    case 'enroll':
      return { label: '报名', href: detail };
    case 'wait':
      return { label: '考前检查', href: detail };
    case 'enter':
      return { label: '进入考试', href: detail };
    case 'continue':
      return { label: '继续作答', href: detail };
    case 'report':
      return { label: '查看报告', href: exam.mine?.attemptId ? links.reportPaper(exam.mine.attemptId) : detail };
    case 'quitting':
    case 'look':
      return { label: '查看', href: detail };
    default:
      return step satisfies never;
  }
};
