import type { PracticeSolution } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { theme } from '../../tokens/theme.ts';
import { SolutionVideo } from '../SolutionVideo/SolutionVideo.tsx';

export interface SolutionCardProps {
  solution: PracticeSolution | null;
  pricePoints: number;
  /** Signed out: nothing is earned yet. */
  isGuest: boolean;
  act: { pending: boolean; error: string | null };
  onUnlock: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};

  > h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
  > p {
    color: ${theme.color.ink2};
    font-size: 14px;
  }
  > button {
    justify-self: start;
  }
`;

const unlockLabel = (pricePoints: number): string => (pricePoints > 0 ? `用 ${pricePoints} 积分解锁` : '查看题解');

/** The solution of a programming task: there once it is earned, else why not and what opens it. */
export const SolutionCard = ({ solution, pricePoints, isGuest, act, onUnlock }: SolutionCardProps) => (
  <Root aria-label="题解">
    <h3>
      {solution === null && <Icon name="lock" size={16} />}
      题解
    </h3>
    {solution === null ? (
      <>
        <p>
          {pricePoints > 0
            ? `通过这道题就能看。也可以用 ${pricePoints} 积分解锁，解锁一次一直能看。`
            : '通过这道题就能看。先自己想，想不出来再看。'}
        </p>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <Button size="s" loading={act.pending} onClick={onUnlock}>
          {isGuest ? '登录后查看' : unlockLabel(pricePoints)}
        </Button>
      </>
    ) : solution.analysisHtml === '' && solution.videoFile === null ? (
      <p>这道题还没有题解。</p>
    ) : (
      <>
        {solution.videoFile !== null && <SolutionVideo fileName={solution.videoFile} />}
        <Html html={solution.analysisHtml} />
      </>
    )}
  </Root>
);
