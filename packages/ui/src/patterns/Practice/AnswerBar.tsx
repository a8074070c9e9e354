import { isAnswered } from '@aosai/api/questions/answers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { theme } from '../../tokens/theme.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { courseLinks } from '../links/courseLinks.ts';
import type { PracticeEvents, PracticeView } from './practiceProps.ts';
import { lockedSeconds } from './practiceReview.ts';
import { dueText, outcomeOf } from './practiceWords.ts';
import { Refused } from './Refused.tsx';

export interface AnswerBarProps {
  view: PracticeView;
  /** The key is shown with the answer, so nothing can be submitted. */
  isReviewed: boolean;
  now: number;
  on: Pick<PracticeEvents, 'submit' | 'reveal'>;
  onAgain: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    font-variant-numeric: tabular-nums;
  }
  > [role='alert'],
  > [data-part='wide'] {
    flex: 1 1 100%;
  }
`;

/** Bar under an objective question: submit, the result, the wait after a wrong answer, and showing the key. */
export const AnswerBar = ({ view, isReviewed, now, on, onAgain }: AnswerBarProps) => {
  const [asking, setAsking] = useState(false);
  const { question, standing, state, tries, isSending, work, act } = view;
  const [last] = tries;
  const wait = lockedSeconds(view, now);
  const outcome = last && last.state === 'done' ? outcomeOf(last, view.earned) : null;
  const due = dueText(view, now);
  return (
    <Root>
      {view.refused !== null && (
        <div data-part="wide">
          <Refused {...view.refused} />
        </div>
      )}
      {isReviewed ? (
        <>
          <Button icon="refresh" onClick={onAgain}>
            再做一次
          </Button>
          <ButtonLink variant="ghost" href={courseLinks.answer(view.questionId)}>
            看题解
          </ButtonLink>
        </>
      ) : (
        <>
          <Button
            variant="primary"
            loading={isSending}
            disabled={!isAnswered(standing.answer) || wait > 0 || !work.online}
            onClick={() => on.submit(question.id)}
          >
            提交答案
          </Button>
          {view.who === 'student' && state.revealedAt === null && (
            <Button variant="ghost" disabled={!work.online} onClick={() => setAsking(true)}>
              看答案
            </Button>
          )}
        </>
      )}
      <p role="status">
        {outcome && (
          <Tag tone={outcome.tone} icon={outcome.tone === 'ok' ? 'check' : 'cross'}>
            {outcome.word}
          </Tag>
        )}
        {!outcome && state.revealedAt !== null && <span>看过答案，不再得积分</span>}
        {wait > 0 && <span>再想一想，{wait} 秒后可以再答</span>}
        {due !== null && <span>{due}</span>}
        {view.who === 'guest' && <span>提交时登录，写好的答案会留着</span>}
      </p>
      <ConfirmDialog
        open={asking}
        title="看这道题的答案？"
        consequence="看答案算答错一次，明天会在错题本里再出现，这道题不再得积分。"
        confirmLabel="看答案"
        cancelLabel="再想想"
        pending={act.pending}
        error={act.error}
        on={{
          confirm: () => {
            on.reveal();
            setAsking(false);
          },
          cancel: () => setAsking(false),
        }}
      />
    </Root>
  );
};
