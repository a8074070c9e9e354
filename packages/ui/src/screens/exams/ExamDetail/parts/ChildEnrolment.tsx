import { priceText } from '@aosai/api/kit/moneyText';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { ChildPicker } from '../../../accounts/ChildPicker/ChildPicker.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { PlacePanel, type PlaceWords } from '../../../enrolment/PlacePanel/PlacePanel.tsx';
import { payWords } from '../../../enrolment/PlacePanel/paidWords.tsx';
import { dayText, momentText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import { mayQuit, type MyEnrolmentProps, wordsOf } from './MyEnrolment.tsx';

/** A parent's children who may take this exam, and the one that is shown. */
export interface ExamFamily {
  children: readonly { id: string; name: string }[];
  /** Null if no child is linked, or if no linked child may take this exam. */
  childId: string | null;
  /** Whether any child is linked, even if none may take this exam. */
  hasChildren: boolean;
  onChoose: (id: string) => void;
}

const Root = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${theme.space[12]};
`;

const OWN_ACCOUNT = '作答用孩子自己的账号，家长账号不能进入考试。';

/** The panel's words for a parent; states of the exam itself are worded the same for everybody. */
function wordsOfChild(props: MyEnrolmentProps, name: string): PlaceWords {
  const { exam, enrolment, state, now, busy, on } = props;
  switch (state.kind) {
    case 'canEnroll':
      return {
        title: `为${name}报名`,
        text: `报名截至 ${momentText(exam.enrollEndAt, now)}。${exam.priceFen === 0 ? '' : '报名后由家长付款，付款后生效。'}${OWN_ACCOUNT}`,
        action: (
          <Button variant="primary" size="l" block loading={busy === 'enroll'} onClick={on.enroll}>
            {exam.priceFen === 0 ? `为${name}免费报名` : `为${name}报名，${priceText(exam.priceFen)}`}
          </Button>
        ),
      };
    case 'pendingPay':
      return enrolment?.order ? payWords(enrolment.order, now, true) : wordsOf(props);
    case 'waiting':
      return {
        title: `${name}已报名`,
        clock: { label: '距开考', left: leftText(Date.parse(state.until) - now) },
        text: `${dayText(state.until, now)}开考。${OWN_ACCOUNT}`,
      };
    case 'start':
    case 'choose':
      return {
        title: `${name}可以开始了`,
        text: `${momentText(exam.endAt, now)} 前都可以开始。${OWN_ACCOUNT}`,
      };
    case 'running':
      return {
        title: `${name}正在作答`,
        clock: { label: '剩余时间', left: leftText(Date.parse(state.until) - now) },
        text: '作答时家长看不到题目和答案，交卷后在报告里看成绩。',
      };
    case 'done':
      return {
        title: `${name}已交卷`,
        text: '成绩和逐题结果按考试的规则公布，在报告里。',
        action: state.paper.latest && (
          <ButtonLink variant="primary" size="l" block href={links.reportPaper(state.paper.latest.id)}>
            查看报告
          </ButtonLink>
        ),
      };
    case 'waitlisted':
      return { title: `${name}候补中`, text: `名额已满。有人退出时按先后顺序补上，补上后会给${name}发消息。` };
    case 'missed':
      return { title: '考试已结束', text: `${name}报了名，但没有在考试时间内开始作答。` };
    case 'ended':
      return { ...wordsOf(props), text: `${name}没有报名这场考试，可以看看近期的其他考试。` };
    case 'viewer':
    case 'stopped':
    case 'closed':
    case 'notYet':
    case 'quitApplied':
    case 'quitPassed':
      return wordsOf(props);
    default:
      return state satisfies never;
  }
}

const withoutChild = (hasChildren: boolean): PlaceWords =>
  hasChildren
    ? { title: '为孩子报名', text: '这场考试不对您的孩子开放，可以看看其他考试。' }
    : {
        title: '为孩子报名',
        text: '还没有关联孩子的账号。在「账号与安全」里用孩子的邀请码关联，就可以替孩子报名。',
        action: (
          <ButtonLink block href={links.account}>
            关联孩子
          </ButtonLink>
        ),
      };

/** A child's enrolment as the parent sees it, with the parent's actions; never a link to the room. */
export const ChildEnrolment = ({ family, ...props }: MyEnrolmentProps & { family: ExamFamily }) => {
  const { enrolment, state, error, on } = props;
  const { children, childId, hasChildren, onChoose } = family;
  const child = children.find(({ id }) => id === childId);
  if (!child) return <PlacePanel words={withoutChild(hasChildren)} rejected={null} error={error} quit={null} />;
  return (
    <Root>
      {children.length > 1 && <ChildPicker names={children} chosenId={child.id} onChoose={onChoose} />}
      <PlacePanel
        words={wordsOfChild(props, child.name)}
        rejected={enrolment?.status === '2' ? enrolment.rejectReason : null}
        error={error}
        quit={mayQuit(state) ? { label: enrolment?.leavesAtOnce ? '退出考试' : '申请退出', ask: on.askQuit } : null}
      />
    </Root>
  );
};
