import type { Answer } from '@aosai/api/questions/answers';
import { FALSE_OPTION, kindOf, TRUE_OPTION } from '@aosai/api/questions/kinds';
import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { hiddenCss } from '../../primitives/VisuallyHidden/hiddenCss.ts';
import { optionLetter } from '@aosai/api/questions/answerText';
import { choose, chosenIds } from './choose.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface OptionsProps {
  question: Pick<RoomQuestion, 'no' | 'type' | 'options'>;
  /** Name of the options for screen readers; by default 第 7 题的选项, or 选项 of a question that stands alone. */
  legend?: string;
  answer: Answer | null;
  readOnly: boolean;
  onAnswer: (answer: Answer | null) => void;
}

const Root = styled.fieldset`
  display: grid;
  gap: 10px;
  min-width: 0;

  legend {
    ${hiddenCss}
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  input {
    ${hiddenCss}
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 20px;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    padding: 8px 14px 8px 10px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    cursor: pointer;
    transition:
      border-color ${theme.motion.quick} ${theme.motion.ease},
      background-color ${theme.motion.quick} ${theme.motion.ease};
  }
  label:hover {
    border-color: ${theme.color.primary};
  }
  label > b {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.bold};
  }
  &[data-multiple='true'] label > b {
    border-radius: ${theme.radius.control};
  }
  label > svg {
    color: ${theme.color.primary};
    visibility: hidden;
  }
  label:has(:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  label:has(:checked) > b {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  label:has(:checked) > svg {
    visibility: visible;
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  label code {
    background: none;
    padding: 0;
  }
  > button {
    justify-self: start;
    margin-left: -12px;
  }
  &:disabled label {
    cursor: default;
  }
  &:disabled label:not(:has(:checked)) {
    border-color: ${theme.color.line};
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
    label:has(:checked) > b {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }

  ${media.narrow} {
    gap: 8px;
    label {
      gap: 12px;
    }
  }
`;

const judgements = {
  [TRUE_OPTION]: { text: '正确', icon: 'check' },
  [FALSE_OPTION]: { text: '错误', icon: 'cross' },
} satisfies Record<string, { text: string; icon: IconName }>;

const isJudged = (id: string): id is keyof typeof judgements => id in judgements;

/** The options of a question as native radios or checkboxes, lettered in display order. */
export const Options = ({ question, legend, answer, readOnly, onAnswer }: OptionsProps) => {
  const name = useId();
  const multiple = kindOf(question.type).several === true;
  const chosen = chosenIds(answer);
  return (
    <Root disabled={readOnly} data-multiple={multiple}>
      <legend>{legend ?? (question.no === 0 ? '选项' : `第 ${question.no} 题的选项`)}</legend>
      {multiple && <p>多选题，选出所有正确的选项</p>}
      {question.options.map((option, place) => {
        const judgement =
          kindOf(question.type).body === 'judgement' && isJudged(option.id) ? judgements[option.id] : undefined;
        return (
          <label key={option.id}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => onAnswer(choose(question, answer, option.id))}
            />
            <b aria-hidden={judgement !== undefined}>
              {judgement ? <Icon name={judgement.icon} size={16} /> : optionLetter(place)}
            </b>
            {judgement ? <span>{judgement.text}</span> : <Html as="inline" html={option.html} />}
            <Icon name="check" />
          </label>
        );
      })}
      {!multiple && !readOnly && chosen.length > 0 && (
        <Button variant="ghost" size="s" onClick={() => onAnswer(null)}>
          取消选择
        </Button>
      )}
    </Root>
  );
};
