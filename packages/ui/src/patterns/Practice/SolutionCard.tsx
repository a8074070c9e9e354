import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { theme } from '../../tokens/theme.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { courseLinks } from '../links/courseLinks.ts';
import { SolutionVideo } from '../SolutionVideo/SolutionVideo.tsx';
import type { PracticeSolution } from '@aosai/api/practice/practiceViews.contract';

export interface SolutionCardProps {
  questionId: string;
  solution: PracticeSolution | null;
  pricePoints: number;
  /** Whether the reader is not signed in, and so has earned nothing yet. */
  isGuest: boolean;
  /** The solution was read before the question was solved, so solving it earns no points. */
  isForegone: boolean;
  act: { pending: boolean; error: string | null };
  on: {
    /** Opens a solution that costs points, or asks a guest to sign in. */
    unlock: () => void;
    /** Opens a free solution; solving the question earns no points afterwards. */
    ask: () => void;
  };
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
    font-size: ${theme.text.dense};
  }
  > button {
    justify-self: start;
  }
`;

type ClosedProps = Omit<SolutionCardProps, 'questionId' | 'solution' | 'isForegone'>;

/** Why the solution is closed and how to open it: for points, or by forgoing them. */
const Closed = ({ pricePoints, isGuest, act, on }: ClosedProps) => {
  const [asking, setAsking] = useState(false);
  const isFree = pricePoints === 0;
  return (
    <>
      <p>
        {isFree
          ? '通过这道题就能看。先自己想，想不出来再看。'
          : `通过这道题就能看。也可以用 ${pricePoints} 积分解锁，解锁一次一直能看。`}
      </p>
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <Button size="s" loading={act.pending} onClick={() => (isGuest || !isFree ? on.unlock() : setAsking(true))}>
        {isGuest ? '登录后查看' : isFree ? '查看题解' : `用 ${pricePoints} 积分解锁`}
      </Button>
      <ConfirmDialog
        open={asking}
        title="查看这道题的题解？"
        consequence="看了题解再做对，这道题不再得积分。自己通过以后，题解会直接打开。"
        confirmLabel="查看题解"
        cancelLabel="再想想"
        on={{
          confirm: () => {
            on.ask();
            setAsking(false);
          },
          cancel: () => setAsking(false),
        }}
      />
    </>
  );
};

/** The solution of a programming question, or how to open it. */
export const SolutionCard = ({ questionId, solution, isForegone, ...rest }: SolutionCardProps) => (
  <Root aria-label="题解">
    <h3>
      {solution === null && <Icon name="lock" size={16} />}
      题解
    </h3>
    {solution === null ? (
      <Closed {...rest} />
    ) : solution.analysisHtml === '' && solution.videoFile === null ? (
      <p>这道题还没有题解。</p>
    ) : (
      <>
        {isForegone && <p>看过题解，这道题不再得积分。</p>}
        {solution.videoFile !== null && <SolutionVideo fileName={solution.videoFile} />}
        <Html html={solution.analysisHtml} />
        <p>
          <a href={courseLinks.answer(questionId)}>单独看题解</a>
        </p>
      </>
    )}
  </Root>
);
