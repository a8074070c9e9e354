import { hasBody, QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { QuestionType } from '@aosai/api/questions/kinds';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Moves } from '../Moves/Moves.tsx';
import { PointsInput } from './PointsInput.tsx';

interface OrderedQuestion {
  id: string;
  title: string;
  /** Second line of the statement; empty for none. */
  second: string;
  type: QuestionType;
  points: number;
}

export interface OrderedQuestionsProps<Question extends OrderedQuestion> {
  questions: readonly Question[];
  /** What they are in: 题篮, 作业. */
  of: string;
  onChange: (questions: readonly Question[]) => void;
}

const List = styled.ol`
  display: grid;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[8]};
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  > li > b {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
    text-align: right;
  }
  > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li > span > small {
    display: block;
    overflow: hidden;
    color: ${theme.color.ink3};
    text-overflow: ellipsis;
  }
  > li > [data-part='acts'] {
    display: flex;
    grid-column: 2 / -1;
    align-items: center;
    justify-content: end;
  }
  > li > [data-part='acts'] > small {
    flex: 1;
    color: ${theme.color.ink3};
  }
  > li > [data-part='acts'] > span {
    width: 96px;
  }
`;

/** Questions in order, each with its points, which can be moved, removed and given other points. */
export const OrderedQuestions = <Question extends OrderedQuestion>(props: OrderedQuestionsProps<Question>) => {
  const { questions, of, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = (at: number, by: 1 | -1) => {
    const one = questions[at];
    if (!one) return;
    flushSync(() => {
      onChange(questions.toSpliced(at, 1).toSpliced(at + by, 0, one));
      setSaid(`已移到第 ${at + by + 1} 题，共 ${questions.length} 题`);
    });
    // Moving a row takes the focus from its button; at an end of the list only the other button is enabled.
    const buttons = list.current?.children[at + by]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [];
    const same = [...buttons].find(({ dataset }) => dataset['move'] === String(by));
    (same ?? buttons[0])?.focus();
  };
  return (
    <>
      <Moves list={list} of={questions.map(({ id }) => id).join()} />
      <List ref={list}>
        {questions.map((question, at) => (
          <li key={question.id}>
            <b>{at + 1}</b>
            <span title={question.title}>
              {question.title}
              {question.second !== '' && <small>{question.second}</small>}
            </span>
            <IconButton
              size="s"
              icon="close"
              label={`把第 ${at + 1} 题移出${of}`}
              onClick={() => onChange(questions.toSpliced(at, 1))}
            />
            <div data-part="acts">
              <small>{QUESTION_KINDS[question.type].label}</small>
              <IconButton
                size="s"
                icon="chevron-up"
                label={`第 ${at + 1} 题上移`}
                data-move="-1"
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                size="s"
                icon="chevron-down"
                label={`第 ${at + 1} 题下移`}
                data-move="1"
                disabled={at === questions.length - 1}
                onClick={() => move(at, 1)}
              />
              {!hasBody(question, 'parts') && (
                <span>
                  <PointsInput
                    label={`${of}第 ${at + 1} 题分值`}
                    points={question.points}
                    onChange={(points) => onChange(questions.with(at, { ...question, points }))}
                  />
                </span>
              )}
            </div>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
