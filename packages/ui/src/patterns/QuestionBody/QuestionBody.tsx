import type { Answer } from '@aosai/api/questions/answers';
import { kindOf } from '@aosai/api/questions/kinds';
import { Statement } from '../Statement/Statement.tsx';
import { OptionList } from './OptionList.tsx';
import { Options } from './Options.tsx';
import { NumberedParts } from './NumberedParts.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { type QuestionPart, chooseInPart, chosenInParts, partType } from './questionParts.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

interface BlanksProps {
  count: number;
  answer: Answer | null;
  readOnly: boolean;
  onAnswer: (answer: Answer | null) => void;
}

const LONGEST_CHARS = 500;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[16]};
`;

/** A text box for each blank of a fill question. */
const Blanks = ({ count, answer, readOnly, onAnswer }: BlanksProps) => {
  const given = answer?.kind === 'text' ? answer.texts : [];
  const blanks = Array.from({ length: count }, (_, place) => ({ no: place + 1, text: given[place] ?? '' }));
  const change = (no: number, text: string) => {
    const texts = blanks.map((blank) => (blank.no === no ? text : blank.text));
    onAnswer(texts.every((one) => one === '') ? null : { kind: 'text', texts });
  };
  return (
    <Root>
      {blanks.map((blank) => (
        <Field key={blank.no} label={count > 1 ? `第 ${blank.no} 空` : '你的答案'}>
          <TextInput
            value={blank.text}
            readOnly={readOnly}
            maxLength={LONGEST_CHARS}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => change(blank.no, event.target.value)}
          />
        </Field>
      ))}
    </Root>
  );
};

interface PartsProps {
  no: number;
  parts: readonly QuestionPart[];
  answer: Answer | null;
  readOnly: boolean;
  /** The part that keyboard shortcuts answer; null before one was used. */
  current?: number | null | undefined;
  onAnswer: (answer: Answer | null) => void;
}

/** Choices about one program, each answered separately. */
const Parts = ({ no, parts, answer, readOnly, current, onAnswer }: PartsProps) => {
  const chosen = chosenInParts(answer, parts.length);
  const options = (part: QuestionPart, place: number) => {
    const mine = chosen[place] ?? null;
    return (
      <Options
        question={{ no, type: partType(part), options: [...part.options] }}
        legend={`第 ${no}.${place + 1} 题的选项`}
        answer={mine === null ? null : { kind: 'choice', optionIds: [mine] }}
        readOnly={readOnly}
        onAnswer={(next) =>
          onAnswer(
            chooseInPart(answer, parts.length, place, next?.kind === 'choice' ? (next.optionIds[0] ?? null) : null),
          )
        }
      />
    );
  };
  return (
    <NumberedParts no={no} parts={parts} current={current}>
      {options}
    </NumberedParts>
  );
};

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
