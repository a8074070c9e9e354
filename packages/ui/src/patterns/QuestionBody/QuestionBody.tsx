import type { ReportQuestion, RoomQuestion } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { kindOf } from '@aosai/api/domain/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Statement } from '../Statement/Statement.tsx';
import { Blanks } from './Blanks.tsx';
import type { SubmissionsOf } from './CodeReview.tsx';
import { OptionList } from './OptionList.tsx';
import { Options } from './Options.tsx';
import { PartList, Parts } from './Parts.tsx';
import type { QuestionPart } from './questionParts.ts';
import { Review } from './Review.tsx';

interface AnswerProps {
  mode?: 'answer';
  question: RoomQuestion;
  answer: Answer | null;
  readOnly?: boolean;
  /** In a group: the part that keyboard shortcuts answer. */
  currentPart?: number | null;
  onAnswer: (answer: Answer | null) => void;
}

interface ReadProps {
  /** A question to read, as in print or a preview: it cannot be answered. */
  mode: 'read';
  question: RoomQuestion;
}

interface ReviewProps {
  /** After the exam: the answer with the key. */
  mode: 'review';
  question: ReportQuestion;
  /** Label of the answer: 我的答案, 孩子的答案, 学生的答案. */
  mineWord: string;
  /** All submissions of a programming question, on demand. */
  submissions?: SubmissionsOf | undefined;
}

export type QuestionBodyProps = (AnswerProps | ReadProps | ReviewProps) & {
  /** Text size of the statement. */
  size?: 's' | 'm' | 'l';
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  /* A program stays in sight beside what is asked about it. */
  @container (min-width: 880px) {
    &[data-group='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${theme.space[32]};
      align-items: start;
    }
    &[data-group='true'] > :first-child {
      position: sticky;
      top: ${theme.space[16]};
    }
    &[data-group='true'] > ol > li:first-child {
      padding-top: 0;
      border-top: 0;
      box-shadow: none;
    }
  }
`;

const Answering = ({ question, answer, readOnly = false, currentPart, onAnswer }: AnswerProps) => {
  const { parts = [], options, blankCount } = question;
  if (parts.length > 0)
    return (
      <Parts
        no={question.no}
        parts={parts}
        answer={answer}
        readOnly={readOnly}
        current={currentPart}
        onAnswer={onAnswer}
      />
    );
  if (options.length > 0)
    return <Options question={question} answer={answer} readOnly={readOnly} onAnswer={onAnswer} />;
  if (blankCount > 0 && kindOf(question.type).body === 'blanks')
    return <Blanks count={blankCount} answer={answer} readOnly={readOnly} onAnswer={onAnswer} />;
  return null;
};

const partOptions = (part: QuestionPart) => <OptionList options={part.options} />;

const Reading = ({ question }: ReadProps) => {
  const { parts = [], options } = question;
  if (parts.length > 0)
    return (
      <PartList no={question.no} parts={parts}>
        {partOptions}
      </PartList>
    );
  return options.length > 0 ? <OptionList options={options} /> : null;
};

const Below = (props: QuestionBodyProps) => {
  switch (props.mode) {
    case 'read':
      return <Reading {...props} />;
    case 'review':
      return <Review {...props} />;
    case 'answer':
    case undefined:
      return <Answering {...props} />;
    default:
      return props satisfies never;
  }
};

/**
 * A question of any of the seven types, to read, answer or review: options, blanks, parts of a program, or only the
 * statement when the code is shown next to it.
 */
export const QuestionBody = (props: QuestionBodyProps) => (
  <Root data-group={props.mode !== 'review' && (props.question.parts ?? []).length > 0}>
    <Statement html={props.question.stemHtml} size={props.size ?? 'm'} />
    <Below {...props} />
  </Root>
);
