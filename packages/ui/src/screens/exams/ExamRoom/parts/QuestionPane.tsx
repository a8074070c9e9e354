import type { Answer } from '@aosai/api/questions/answers';
import { formatPoints } from '@aosai/api/kit/points';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { ReactNode } from 'react';
import { QuestionBody } from '../../../../patterns/QuestionBody/QuestionBody.tsx';
import { QuestionLimits } from '../../../../patterns/QuestionPane/QuestionLimits.tsx';
import { QuestionPaneRoot } from '../../../../patterns/QuestionPane/QuestionPaneRoot.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { RoomAnswer } from '../examRoomProps.ts';
import { LostCopy } from '../../../../patterns/CodeWork/LostCopy.tsx';
import type { TextSize } from '../../../../patterns/WorkFrame/Settings.tsx';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface QuestionPaneProps {
  question: RoomQuestion;
  answer: RoomAnswer;
  readOnly: boolean;
  /** Read-only, since only other questions were reopened. */
  isLocked?: boolean;
  textSize: TextSize;
  /** For a group: the part that keys answer. */
  currentPart?: number | null;
  /** Previous and next buttons; absent if they are shown elsewhere. */
  footer?: ReactNode;
  onAnswer: (answer: Answer | null) => void;
  onFlag: (flagged: boolean) => void;
  onDismissLost: () => void;
}

/** One question with its number, points and flag, and the controls to answer it. */
export const QuestionPane = (props: QuestionPaneProps) => {
  const { question, answer, readOnly, isLocked = false, textSize, currentPart = null, footer } = props;
  const { onAnswer, onFlag, onDismissLost } = props;
  return (
    <QuestionPaneRoot aria-label={`第 ${question.no} 题`}>
      <div key={question.id} ref={scrollStop}>
        <article data-group={question.parts !== undefined}>
          <header>
            <p>
              <Tag>
                {QUESTION_KINDS[question.type].label} · {formatPoints(question.points)} 分
              </Tag>
              <QuestionLimits question={question} />
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
    </QuestionPaneRoot>
  );
};
