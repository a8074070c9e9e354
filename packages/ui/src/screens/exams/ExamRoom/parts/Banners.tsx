import { styled } from 'styled-components';
import { clockFace } from '../../../../patterns/Countdown/duration.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { OpenRoom } from '../examRoomProps.ts';

export interface BannersProps {
  room: OpenRoom;
  remainingMs: number;
  /** Conflicting questions that are not in view. */
  conflicts: readonly { id: string; no: number }[];
  /** Numbers of the questions that were changed on this page too late to count. */
  lateNos: readonly number[];
  /** The student has put off signing in. */
  signInLater: boolean;
  onGo: (questionId: string) => void;
  onTakeover: () => void;
  onSignIn: () => void;
  onDismissProblem: () => void;
}

const Root = styled.div`
  > div {
    align-items: center;
    padding-inline: ${theme.space[20]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.surface};
  }

  ${media.narrow} {
    > div {
      flex-wrap: wrap;
      padding-inline: 12px;
    }
  }
`;

/** Warnings below the top bar; usually empty. */
export const Banners = (props: BannersProps) => {
  const { room, remainingMs, conflicts, lateNos, signInLater, onGo, onTakeover, onSignIn, onDismissProblem } = props;
  return (
    <Root>
      {!room.online && room.phase === 'answering' && (
        <Alert tone="warn" shape="bar">
          已离线，答案保存在本机
          {!room.homework && (
            <>
              ，剩余 <b className="num">{clockFace(remainingMs)}</b>
            </>
          )}
          。可以继续作答，联网后自动保存。
        </Alert>
      )}
      {room.phase === 'takenOver' && (
        <Alert
          tone="warn"
          shape="bar"
          live="polite"
          action={
            <Button size="s" loading={room.takingOver} onClick={onTakeover}>
              在这里继续作答
            </Button>
          }
        >
          已在另一个窗口或设备上继续作答，本页只能看，不能改。
          {lateNos.length > 0 && `本页的第 ${lateNos.join('、')} 题没有计入，已另存，老师可以采纳。`}
        </Alert>
      )}
      {room.signedOut && signInLater && (
        <Alert
          tone="warn"
          shape="bar"
          action={
            <Button size="s" onClick={onSignIn}>
              登录
            </Button>
          }
        >
          登录已过期，答案保存在本机，登录后继续保存。
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert
          tone="bad"
          shape="bar"
          live="polite"
          action={conflicts.map(({ id, no }) => (
            <Button key={id} size="s" onClick={() => onGo(id)}>
              看第 {no} 题
            </Button>
          ))}
        >
          有 {conflicts.length} 题在另一处改过，请核对。
        </Alert>
      )}
      {room.problem && (
        <Alert tone="bad" shape="bar" live="assertive" onClose={onDismissProblem}>
          {room.problem.message}
        </Alert>
      )}
    </Root>
  );
};
