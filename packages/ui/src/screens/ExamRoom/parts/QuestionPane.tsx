import type { RoomQuestion } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { formatPoints } from '@aosai/api/domain/points';
import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QuestionBody } from '../../../patterns/QuestionBody/QuestionBody.tsx';
import { formatMemory, formatTimeLimit } from '../../../patterns/Verdict/measures.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { scrollStop } from '../../../primitives/Scroll/scrollStop.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { RoomAnswer } from '../examRoomProps.ts';
import { LostCopy } from '../../../patterns/CodeWork/LostCopy.tsx';
import type { TextSize } from '../../../patterns/WorkFrame/Settings.tsx';

export interface QuestionPaneProps {
  question: RoomQuestion;
  answer: RoomAnswer;
  readOnly: boolean;
  /** It was not reopened with the others. */
  isLocked?: boolean;
  textSize: TextSize;
  /** In a group: the part that keys work on. */
  currentPart?: number | null;
  /** Previous and next; absent where they stand elsewhere. */
  footer?: ReactNode;
  onAnswer: (answer: Answer | null) => void;
  onFlag: (flagged: boolean) => void;
  onDismissLost: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface};

  > div {
    container-type: inline-size;
    overflow: auto;
  }
  > div > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    max-width: 860px;
    margin: 0 auto;
    padding: ${theme.space[20]} ${theme.space[28]} ${theme.space[32]};
  }
  > div > article[data-group='true'] {
    max-width: 1320px;
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[12]};
  }
  header > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[12]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  header > h2 {
    grid-column: 1 / -1;
    font-size: 20px;
    outline: none;
  }
  header > button {
    margin-right: -12px;
  }
  button[data-flagged='true'] {
    color: ${theme.color.seal};
  }

  @container (max-width: 520px) {
    > div > article {
      gap: ${theme.space[12]};
      padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[24]};
    }
    header > h2 {
      font-size: ${theme.text.heading};
    }
  }
`;

const Limits = ({ question }: { question: RoomQuestion }) => {
  const { programming } = question;
  if (!programming) return null;
  return (
    <>
      <span>
        时间 {formatTimeLimit(programming.timeMs)} · 内存 {formatMemory(programming.memoryKiB)}
      </span>
      {programming.fileIo !== null && (
        <span>
          读 {programming.fileIo}.in，写 {programming.fileIo}.out
        </span>
      )}
    </>
  );
};

/** One question with its number, weight and flag, and the place for its answer. */
export const QuestionPane = (props: QuestionPaneProps) => {
  const { question, answer, readOnly, isLocked = false, textSize, currentPart = null, footer } = props;
  const { onAnswer, onFlag, onDismissLost } = props;
  return (
    <Root aria-label={`第 ${question.no} 题`}>
      <div key={question.id} ref={scrollStop}>
        <article data-group={question.parts !== undefined}>
          <header>
            <p>
              <Tag>
                {QUESTION_KINDS[question.type].label} · {formatPoints(question.points)} 分
              </Tag>
              <Limits question={question} />
            </p>
            <Button
              variant="ghost"
              size="s"
              icon="flag"
              data-flagged={answer.flagged}
              disabled={readOnly}
              onClick={() => onFlag(!answer.flagged)}
            >
              {answer.flagged ? '已标记' : '标记'}
            </Button>
            <h2>
              第 {question.no} 题{question.title === null ? '' : `　${question.title}`}
            </h2>
          </header>
          {isLocked && <Alert>老师只重新打开了别的题，这一题的答案不变，只能看。</Alert>}
          {answer.lost && (
            <LostCopy
              question={question}
              lost={answer.lost}
              kept={answer.answer}
              readOnly={readOnly}
              onUseLost={() => {
                onAnswer(answer.lost);
                onDismissLost();
              }}
              onDismiss={onDismissLost}
            />
          )}
          <QuestionBody
            question={question}
            answer={answer.answer}
            readOnly={readOnly}
            size={textSize}
            currentPart={currentPart}
            onAnswer={onAnswer}
          />
        </article>
      </div>
      {footer}
    </Root>
  );
};
