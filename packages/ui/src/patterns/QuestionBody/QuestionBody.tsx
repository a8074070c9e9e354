import type { Answer } from '@aosai/api/questions/answers';
import { kindOf } from '@aosai/api/questions/kinds';
import { Statement } from '../Statement/Statement.tsx';
import { Blanks } from './Blanks.tsx';
import { OptionList } from './OptionList.tsx';
import { Options } from './Options.tsx';
import { NumberedParts } from './NumberedParts.tsx';
import { Parts } from './Parts.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { QuestionPart } from './questionParts.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

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

export type QuestionBodyProps = (AnswerProps | ReadProps) & {
  /** Text size of the statement. */
  size?: 's' | 'm' | 'l';
};

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
      <NumberedParts no={question.no} parts={parts}>
        {partOptions}
      </NumberedParts>
    );
  return options.length > 0 ? <OptionList options={options} /> : null;
};

const Below = (props: QuestionBodyProps) => {
  switch (props.mode) {
    case 'read':
      return <Reading {...props} />;
    case 'answer':
    case undefined:
      return <Answering {...props} />;
    default:
      return props satisfies never;
  }
};

/**
 * A question of any of the seven types, to read or answer: options, blanks, parts of a program, or only the statement
 * when the code is shown next to it. `ReviewedQuestion` shows an answer with the key.
 */
export const QuestionBody = (props: QuestionBodyProps) => (
  <QuestionFrame data-group={(props.question.parts ?? []).length > 0}>
    <Statement html={props.question.stemHtml} size={props.size ?? 'm'} />
    <Below {...props} />
  </QuestionFrame>
);
