import { priceText } from '@aosai/api/kit/moneyText';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { PlacePanel, type PlaceWords } from '../../../enrolment/PlacePanel/PlacePanel.tsx';
import { payWords, quitWords } from '../../../enrolment/PlacePanel/paidWords.tsx';
import { dayText, momentText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import { givenMin, isCutShort } from '../../examState.ts';
import type { PanelState } from './panelState.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

export interface MyEnrolmentProps {
  exam: ExamDetail;
  enrolment: Enrolment | null;
  state: PanelState;
  now: number;
  busy: 'enroll' | 'quit' | null;
  error: string | null;
  on: {
    signIn: () => void;
    enroll: () => void;
    start: (paperId: string) => void;
    askQuit: () => void;
    withdrawQuit: () => void;
  };
}

/** Until when one may begin and how long one has: less than the paper's time when the exam ends before. */
const startText = (exam: ExamDetail, durationMin: number, now: number): string =>
  isCutShort(exam, now)
    ? `${momentText(exam.endAt, now)} 结束，现在开始能做 ${givenMin(exam, now)} 分钟`
    : `${momentText(exam.endAt, now)} 前都可以开始，开始后连续计时 ${durationMin} 分钟`;

/** The panel's words for the student who sits the exam. */
export const wordsOf = ({ exam, enrolment, state, now, busy, on }: MyEnrolmentProps): PlaceWords => {
  switch (state.kind) {
    case 'viewer':
      return {
        title: '参加考试',
        text: '这里由学生账号作答，学生自己或家长报名。当前账号可以查看考试说明和试卷结构。',
      };
    case 'stopped':
      return { title: '考试已终止', text: '组织方已终止这场考试，如有疑问请联系老师。' };
    case 'ended':
      return {
        title: '考试已结束',
        text: '没有报名这场考试，可以看看近期的其他考试。',
        action: <ButtonLink href={links.examList}>看其他考试</ButtonLink>,
      };
    case 'missed':
      return { title: '考试已结束', text: '你报了名，但没有在考试时间内开始作答。' };
    case 'closed':
      return {
        title: enrolment ? '作答次数已用完' : '报名已截止',
        text: enrolment ? '每份试卷的作答次数都用完了。' : `报名于 ${momentText(exam.enrollEndAt, now)} 截止。`,
      };
    case 'pendingPay':
      return enrolment?.order
        ? payWords(enrolment.order, now, false)
        : { title: '待支付', text: '支付完成后报名才生效。' };
    case 'notYet':
      return {
        title: '还没有开始报名',
        clock: { label: '距报名开始', left: leftText(Date.parse(state.until) - now) },
        text: `${momentText(state.until, now)} 开始报名。`,
      };
    case 'canEnroll':
      return {
        title: '报名参加',
        text: `报名截至 ${momentText(exam.enrollEndAt, now)}${exam.enrollCount === 0 ? '' : `，已有 ${exam.enrollCount} 人报名`}。`,
        action: state.signedIn ? (
          <Button variant="primary" size="l" block loading={busy === 'enroll'} onClick={on.enroll}>
            {exam.priceFen === 0 ? '免费报名' : `报名，${priceText(exam.priceFen)}`}
          </Button>
        ) : (
          <Button variant="primary" size="l" block onClick={on.signIn}>
            登录后报名
          </Button>
        ),
      };
    case 'quitApplied':
      return {
        title: '退出申请审核中',
        text: <>原因：{enrolment?.quitReason ?? '—'}。审核结果会更新在这里，审核期间不能进入考试。</>,
        action: (
          <Button block loading={busy === 'quit'} onClick={on.withdrawQuit}>
            撤回申请
          </Button>
        ),
      };
    case 'waitlisted':
      return { title: '候补中', text: '名额已满。有人退出时按先后顺序补上，补上后会给你发消息。' };
    case 'quitPassed':
      return (
        (enrolment?.order && quitWords(enrolment.order)) ?? {
          title: '退出申请已通过',
          text: '管理员办结后即退出这场考试。',
        }
      );
    case 'waiting':
      return {
        title: '已报名',
        clock: { label: '距开考', left: leftText(Date.parse(state.until) - now) },
        text: `${dayText(state.until, now)}开考后，这里会出现「开始作答」。建议先完成考前检查。`,
      };
    case 'start':
      return {
        title: state.again ? '可以再做一次' : '可以开始了',
        text: state.again
          ? `还可作答 ${state.paper.attemptsLeft ?? '多'} 次。`
          : `${startText(exam, state.paper.durationMin, now)}。下一页先看规则、做一道练习题，点「开始计时」才计时。`,
        action: (
          <>
            <Button variant="primary" size="l" block onClick={() => on.start(state.paper.id)}>
              开始作答
            </Button>
            {state.again && state.paper.latest && (
              <ButtonLink block href={links.reportPaper(state.paper.latest.id)}>
                看上次的报告
              </ButtonLink>
            )}
          </>
        ),
      };
    case 'choose':
      return { title: '可以开始了', text: '在下面选一份试卷开始作答，每份单独计时。' };
    case 'running':
      return {
        title: '正在作答',
        clock: { label: '剩余时间', left: leftText(Date.parse(state.until) - now) },
        text: '离开页面不会停表，已保存的答案都在。',
        action: (
          <Button variant="primary" size="l" block onClick={() => on.start(state.paper.id)}>
            继续作答
          </Button>
        ),
      };
    case 'done':
      return {
        title: '已交卷',
        text: '成绩和逐题结果在报告里。',
        action: state.paper.latest && (
          <ButtonLink variant="primary" size="l" block href={links.reportPaper(state.paper.latest.id)}>
            查看报告
          </ButtonLink>
        ),
      };
    default:
      return state satisfies never;
  }
};

/** Whether the student may quit: not once an attempt has begun. */
export const mayQuit = (state: PanelState): boolean =>
  state.kind === 'waiting' || ((state.kind === 'choose' || state.kind === 'start') && !state.again);

/** The student's enrolment in this exam, with the one action that is due now. */
export const MyEnrolment = (props: MyEnrolmentProps) => {
  const { enrolment, state, error, on } = props;
  return (
    <PlacePanel
      words={wordsOf(props)}
      rejected={enrolment?.status === '2' ? enrolment.rejectReason : null}
      error={error}
      quit={mayQuit(state) ? { label: enrolment?.leavesAtOnce ? '退出考试' : '申请退出', ask: on.askQuit } : null}
    />
  );
};
