import { useRef } from 'react';
import { styled } from 'styled-components';
import { clockFace } from '../../../../patterns/Countdown/duration.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ExamRoomEvents, OpenRoom } from '../examRoomProps.ts';
import type { RoomWords } from './roomWords.ts';

export interface PhaseDialogsProps {
  room: OpenRoom;
  words: RoomWords;
  remainingMs: number;
  signInLater: boolean;
  onSignInLater: () => void;
  on: ExamRoomEvents;
}

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: ${theme.space[16]};
  color: ${theme.color.ink2};
`;

const TimeLeft = ({ remainingMs }: { remainingMs: number }) => (
  <p>
    剩余 <b className="num">{clockFace(remainingMs)}</b>
  </p>
);

const nothing = () => undefined;

const titlesOf = ({ handingIn, timeout, closed }: RoomWords) =>
  ({ manual: handingIn, timeout, closed }) satisfies Record<NonNullable<OpenRoom['completeReason']>, string>;

const Completing = ({ room, words, on }: Pick<PhaseDialogsProps, 'room' | 'words' | 'on'>) => {
  const titles = titlesOf(words);
  const reason = room.completeReason ?? 'manual';
  return (
    <Dialog
      open
      onClose={nothing}
      dismissible={false}
      size="s"
      title={titles[reason]}
      description={
        reason === 'closed'
          ? words.closedText
          : room.online
            ? '正在把最后的答案交给服务器，请不要关闭页面。'
            : words.offline
      }
    >
      <Waiting role="status">
        {room.online ? <Spinner label={titles[reason]} /> : <Icon name="offline" />}
        {room.online ? (reason === 'closed' ? '正在取回执' : words.handingIn) : '等待网络'}
      </Waiting>
      {/* Not in the footer: there the second click of a double click on hand-in would cancel it. */}
      {reason === 'manual' && !room.online && (
        <Button loading={room.cancelling} onClick={on.cancelComplete}>
          {words.takeBack}
        </Button>
      )}
    </Dialog>
  );
};

/** The dialog that blocks the room, if any: sign-in, takeover or hand-in. */
export const PhaseDialogs = ({ room, words, remainingMs, signInLater, onSignInLater, on }: PhaseDialogsProps) => {
  const primary = useRef<HTMLButtonElement>(null);
  if (room.signedOut && !signInLater)
    return (
      <Dialog
        open
        onClose={onSignInLater}
        size="s"
        title="登录已过期"
        initialFocus={primary}
        description={words.signInText}
        footer={
          <>
            {room.phase === 'answering' && <Button onClick={onSignInLater}>先继续作答</Button>}
            <Button
              ref={primary}
              variant="primary"
              onClick={() => {
                onSignInLater();
                on.signIn();
              }}
            >
              登录
            </Button>
          </>
        }
      >
        {!room.homework && <TimeLeft remainingMs={remainingMs} />}
      </Dialog>
    );
  if (room.phase === 'completing') return <Completing room={room} words={words} on={on} />;
  if (room.phase !== 'heldElsewhere') return null;
  return (
    <Dialog
      open
      onClose={nothing}
      dismissible={false}
      size="s"
      title="这份试卷正在另一处作答"
      initialFocus={primary}
      description="另一个窗口或设备正在作答。在这里继续后，那里变为只读，已保存的答案都在。"
      footer={
        <>
          <Button onClick={on.leave}>返回考试页</Button>
          <Button ref={primary} variant="primary" loading={room.takingOver} onClick={on.takeover}>
            在这里继续作答
          </Button>
        </>
      }
    >
      <TimeLeft remainingMs={remainingMs} />
    </Dialog>
  );
};
