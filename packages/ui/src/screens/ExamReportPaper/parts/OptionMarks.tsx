import type { ReportQuestion } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Html } from '../../../primitives/Html/Html.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { optionLetter } from '../../../patterns/answerText/answerText.ts';
import { answerHead, type Viewer } from './words.ts';

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 1.4em minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    align-items: start;
    padding: 8px 12px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  > li > b {
    font-weight: ${theme.weight.medium};
  }
  > li[data-mark='right'] {
    border-color: ${theme.color.ok};
    background: ${theme.color.okSoft};
  }
  > li[data-mark='wrong'] {
    border-color: ${theme.color.bad};
    background: ${theme.color.badSoft};
  }
  > li[data-mark='mine'] {
    border-color: ${theme.color.lineStrong};
  }
  > li > small {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: ${theme.text.tiny};
    line-height: 24px;
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  [data-mark='right'] > small {
    color: ${theme.color.ok};
  }
  [data-mark='wrong'] > small {
    color: ${theme.color.bad};
  }
`;

const idsOf = (answer: ReportQuestion['rightAnswer'] | undefined): readonly string[] =>
  answer?.kind === 'choice' ? answer.optionIds : [];

/** The options as they stood on the paper, with what was chosen and what is right. */
export const OptionMarks = ({ question, viewer }: { question: ReportQuestion; viewer: Viewer }) => {
  const mine = idsOf(question.mine?.answer);
  const right = question.rightAnswer ? idsOf(question.rightAnswer) : null;
  const isPair = question.options.length === 2;
  return (
    <Root role="list">
      {question.options.map((option, index) => {
        const isMine = mine.includes(option.id);
        const isRight = right?.includes(option.id) ?? false;
        const isWrong = isMine && (right === null ? question.correct === false : !isRight);
        const words = [isRight && '正确答案', isMine && answerHead(viewer)].filter(Boolean).join(' · ');
        return (
          <li key={option.id} data-mark={isRight ? 'right' : isWrong ? 'wrong' : isMine ? 'mine' : undefined}>
            <b>{isPair ? '·' : optionLetter(index)}</b>
            <Html html={option.html} as="inline" />
            <small>
              {isRight && <Icon name="check" size={14} />}
              {isWrong && <Icon name="cross" size={14} />}
              {words}
            </small>
          </li>
        );
      })}
    </Root>
  );
};
