import { styled } from 'styled-components';
import { PageMessage } from '../../../../patterns/PageMessage/PageMessage.tsx';
import { page } from '../../../../patterns/links/links.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import type { ExamKind } from '@aosai/api/exams/teaching';
import type { RoomFailure } from '../examRoomProps.ts';
import { ROOM_WORDS } from './roomWords.ts';

export interface RoomFailedProps {
  reason: RoomFailure;
  kind?: ExamKind;
  /** The server's message, shown in place of the default text. */
  message: string | undefined;
  retrying: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

const Root = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`;

const words = {
  notEnrolled: { title: '还没有报名这场考试', text: '回到考试页报名后再进入考场。', sign: '名', retry: false },
  notOpen: {
    title: '考试还没有开始',
    text: '到开始时间再进入，进入前可以在考试页做考前检查。',
    sign: '候',
    retry: true,
  },
  ended: { title: '考试已经结束', text: '已保存的答案会自动交卷，成绩在考试报告里。', sign: '终', retry: false },
  attemptsUsed: {
    title: '作答次数已经用完',
    text: '这份试卷不能再次作答，可以回到考试页看成绩。',
    sign: '尽',
    retry: false,
  },
  usedUp: {
    title: '模拟考试次数已经用完',
    text: '这个月的模拟考试都用掉了，会员卡可以增加次数。',
    sign: '卡',
    retry: false,
  },
  notFound: {
    title: '没有找到这份试卷',
    text: '试卷可能已被移除，请回到考试页重新进入。',
    sign: '空',
    retry: false,
  },
  network: {
    title: '试卷没有打开',
    text: '网络不通。请检查网络后重试，本机保存的答案不会丢。',
    sign: '断',
    retry: true,
  },
  unknown: { title: '试卷没有打开', text: '服务器出了点问题，请稍后重试，答案不会丢。', sign: '误', retry: true },
} as const satisfies Record<RoomFailure, { title: string; text: string; sign: string; retry: boolean }>;

const homeworkWords = {
  ...words,
  notEnrolled: { ...words.notEnrolled, title: '没有布置给你的作业', text: '请和老师确认，或者回到我的作业看看。' },
  notOpen: { ...words.notOpen, title: '作业还没有开放', text: '到开放时间再来，时间在我的作业里。' },
  ended: { ...words.ended, title: '作业已经截止', text: '已保存的答案都已交上，得分在作业报告里。' },
  notFound: { ...words.notFound, title: '没有找到这份作业', text: '作业可能已被取消，请回到我的作业看看。' },
  network: { ...words.network, title: '作业没有打开' },
  unknown: { ...words.unknown, title: '作业没有打开' },
} as const satisfies Record<RoomFailure, { title: string; text: string; sign: string; retry: boolean }>;

/** Says why the paper could not be opened, and what to do. */
export const RoomFailed = ({ reason, kind = 'exam', message, retrying, onRetry, onLeave }: RoomFailedProps) => {
  const { title, text, sign, retry } = (kind === 'homework' ? homeworkWords : words)[reason];
  return (
    <Root>
      <PageMessage
        alert
        sign={sign}
        title={title}
        action={
          <>
            {reason === 'usedUp' && (
              <ButtonLink variant="primary" href={page('vipCardList')}>
                看看会员卡
              </ButtonLink>
            )}
            {retry && (
              <Button variant="primary" icon="refresh" loading={retrying} onClick={onRetry}>
                重试
              </Button>
            )}
            <Button onClick={onLeave}>{ROOM_WORDS[kind].leave}</Button>
          </>
        }
      >
        <p>{message ?? text}</p>
      </PageMessage>
    </Root>
  );
};
