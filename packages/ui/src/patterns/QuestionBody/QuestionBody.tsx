import type { RoomQuestion } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { PROGRAMMING } from '@aosai/api/domain/questionTypes';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Statement } from '../Statement/Statement.tsx';
import { Blanks } from './Blanks.tsx';
import { Options } from './Options.tsx';

export interface QuestionBodyProps {
  question: RoomQuestion;
  answer: Answer | null;
  readOnly?: boolean;
  /** Size of the statement. */
  size?: 's' | 'm' | 'l';
  onAnswer: (answer: Answer | null) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** A question and the place for its answer: options, blanks, or only the statement where code stands beside it. */
export const QuestionBody = ({ question, answer, readOnly = false, size = 'm', onAnswer }: QuestionBodyProps) => (
  <Root>
    <Statement html={question.stemHtml} size={size} />
    {question.options.length > 0 && (
      <Options question={question} answer={answer} readOnly={readOnly} onAnswer={onAnswer} />
    )}
    {question.blankCount > 0 && question.type !== PROGRAMMING && (
      <Blanks count={question.blankCount} answer={answer} readOnly={readOnly} onAnswer={onAnswer} />
    )}
  </Root>
);
