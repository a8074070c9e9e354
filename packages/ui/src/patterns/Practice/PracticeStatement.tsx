import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { kindOf } from '@aosai/api/questions/kinds';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { LostCopy } from '../CodeWork/LostCopy.tsx';
import { useLabelled } from '../Dict/Dict.tsx';
import { QuestionBody } from '../QuestionBody/QuestionBody.tsx';
import { ReviewedQuestion } from '../QuestionBody/ReviewedQuestion.tsx';
import { QuestionLimits } from '../QuestionPane/QuestionLimits.tsx';
import { QuestionPaneRoot } from '../QuestionPane/QuestionPaneRoot.tsx';
import type { TextSize } from '../WorkFrame/Settings.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerHistory } from './AnswerHistory.tsx';
import type { PracticeEvents, PracticeView } from './practiceProps.ts';
import { isDue, reviewOf } from './practiceReview.ts';
import { standingOf } from './practiceWords.ts';
import { HintCard } from './HintCard.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import { SolutionCard } from './SolutionCard.tsx';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Output } from '../CodeWork/Output.tsx';
import { statementHasSamples } from './statementHasSamples.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
  @container (min-width: 480px) {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/**
 * The samples of a programming question side by side, each with copy buttons; nothing when the statement contains them.
 */
const Samples = ({ question: { programming, stemHtml } }: { question: RoomQuestion }) =>
  programming === null || programming.samples.length === 0 || statementHasSamples(stemHtml) ? null : (
    <Root aria-label="样例">
      {programming.samples.map(({ id, input, expected }, place) => (
        <div key={id}>
          <Output title={`样例输入 ${place + 1}`} text={input} empty="没有输入" />
          <Output title={`样例输出 ${place + 1}`} text={expected} empty="没有输出" />
        </div>
      ))}
    </Root>
  );

export interface PracticeStatementProps {
  view: PracticeView;
  textSize: TextSize;
  now: number;
  footer?: ReactNode;
  on: PracticeEvents;
}

/** The question with its answer, or the answer with its key; remounted after every attempt. */
const Objective = ({ view, textSize, now, on }: Omit<PracticeStatementProps, 'footer'>) => {
  // A question due in the wrong book must be answered before its key is shown again.
  const [again, setAgain] = useState(isDue(view, now));
  const { question, standing } = view;
  const review = again ? null : reviewOf(view);
  const isReviewed = review !== null && view.who !== 'reader';
  return (
    <>
      {review ? (
        <ReviewedQuestion question={review} mineWord="我的答案" size={textSize} />
      ) : view.who === 'reader' ? (
        <QuestionBody mode="read" question={question} size={textSize} />
      ) : (
        <QuestionBody
          question={question}
          answer={standing.answer}
          readOnly={view.isSending}
          size={textSize}
          onAnswer={(answer) => on.answer(question.id, answer)}
        />
      )}
      {view.who === 'student' && !isReviewed && view.hints && (
        <HintCard hints={view.hints} act={view.act} onHint={on.hint} />
      )}
      {view.who !== 'reader' && (
        <AnswerBar
          view={view}
          isReviewed={isReviewed}
          now={now}
          on={on}
          onAgain={() => {
            setAgain(true);
            on.answer(question.id, null);
          }}
        />
      )}
      {view.note !== null && !isReviewed && (
        <Alert tone="info" live="polite" title="你选的这一项">
          <Html html={view.note} />
        </Alert>
      )}
      {view.who === 'student' && <AnswerHistory tries={view.tries} now={now} />}
    </>
  );
};

const Task = ({ view, textSize, on }: Omit<PracticeStatementProps, 'footer' | 'now'>) => (
  <>
    <QuestionBody mode="read" question={view.question} size={textSize} />
    <Samples question={view.question} />
    {view.who === 'student' && view.hints && <HintCard hints={view.hints} act={view.act} onHint={on.hint} />}
    {(view.who !== 'reader' || view.solution !== null) && (
      <SolutionCard
        questionId={view.questionId}
        solution={view.solution}
        pricePoints={view.pricePoints}
        isGuest={view.who === 'guest'}
        isForegone={view.state.revealedAt !== null && view.state.solvedAt === null}
        act={view.act}
        on={{ unlock: on.unlock, ask: on.reveal }}
      />
    )}
  </>
);

/** A question in practice: statement, progress, and all controls except the code editor. */
export const PracticeStatement = ({ view, textSize, now, footer, on }: PracticeStatementProps) => {
  const difficulty = useLabelled(DIFFICULTY);
  const { question, state } = view;
  const kind = kindOf(question.type);
  const standing = standingOf(state);
  const isTask = kind.body === 'task';
  return (
    <QuestionPaneRoot aria-label={view.title}>
      <div key={view.questionId} ref={scrollStop}>
        <article data-group={question.parts !== undefined}>
          <header>
            <p>
              <Tag>
                {kind.label} · {difficulty.label(view.difficulty)}
              </Tag>
              {view.who === 'student' && <Tag tone={standing.tone}>{standing.word}</Tag>}
              <QuestionLimits question={question} />
            </p>
            {view.who === 'student' ? <QuestionTools view={view} on={on} /> : <span />}
            {/* A question without a title is named by its first words, which follow below. */}
            {isTask ? <h2>{view.title}</h2> : <VisuallyHidden as="h2">{view.title}</VisuallyHidden>}
          </header>
          {!view.work.online && (
            <Alert tone="warn" live="polite">
              已离线。写的都还在这一页，联网后自动保存，再提交。
            </Alert>
          )}
          {view.lost && (
            <LostCopy
              question={question}
              lost={view.lost}
              kept={view.standing.answer}
              readOnly={false}
              onUseLost={() => {
                on.answer(question.id, view.lost);
                on.dismissLost();
              }}
              onDismiss={on.dismissLost}
            />
          )}
          {isTask ? (
            <Task view={view} textSize={textSize} on={on} />
          ) : (
            <Objective
              key={`${view.questionId} ${state.lastTryId ?? ''} ${state.revealedAt ?? ''}`}
              view={view}
              textSize={textSize}
              now={now}
              on={on}
            />
          )}
        </article>
      </div>
      {footer}
    </QuestionPaneRoot>
  );
};
