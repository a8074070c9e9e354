import { FALSE_OPTION, isJudgement } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { optionLetter } from '@aosai/api/questions/answerText';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import { media } from '../../../../tokens/media.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface KeyHintsProps {
  question: RoomQuestion;
}

/** Options with a letter key: A to E, since F flags the question. */
const LETTERS = 5;

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }

  ${media.touch} {
    display: none;
  }
`;

/** The keys that work on this question. */
export const KeyHints = ({ question }: KeyHintsProps) => {
  const last = question.options.length;
  const parts = question.parts ?? [];
  const mostOptions = Math.min(LETTERS, Math.max(...parts.map(({ options }) => options.length)));
  return (
    <Root>
      {isJudgement(question.options) && question.options.at(-1)?.id === FALSE_OPTION && (
        <span>
          <Kbd>A</Kbd> 正确 <Kbd>B</Kbd> 错误
        </span>
      )}
      {!isJudgement(question.options) && last > 0 && (
        <span>
          <Kbd>A</Kbd>–<Kbd>{optionLetter(last - 1)}</Kbd> 选择
        </span>
      )}
      {parts.length > 0 && (
        <span>
          <Kbd>1</Kbd>–<Kbd>{Math.min(parts.length, 9)}</Kbd> 选小题 <Kbd>A</Kbd>–
          <Kbd>{optionLetter(mostOptions - 1)}</Kbd> 作答
        </span>
      )}
      <span>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> 换题
      </span>
      <span>
        <Kbd>F</Kbd> 标记
      </span>
      {question.programming && (
        <span>
          <Kbd>Ctrl</Kbd>
          <Kbd>Enter</Kbd> 自测
        </span>
      )}
    </Root>
  );
};
