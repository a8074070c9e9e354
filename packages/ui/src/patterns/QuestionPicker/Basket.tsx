import { formatPoints, POINT } from '@aosai/api/kit/points';
import { hasBody, QUESTION_KINDS } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { PickableQuestion } from './pickable.ts';
import { PointSpread } from './PointSpread.tsx';

export interface BasketProps {
  picked: readonly PickableQuestion[];
  points: readonly SelectOption[];
  onChange: (picked: readonly PickableQuestion[]) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  align-content: start;
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  font-variant-numeric: tabular-nums;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  > header > h3 {
    font-size: ${theme.text.body};
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > ol {
    display: grid;
    list-style: none;
  }
  > ol > li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[8]};
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  > ol > li > b {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
    text-align: right;
  }
  > ol > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > ol > li > span > small {
    display: block;
    overflow: hidden;
    color: ${theme.color.ink3};
    text-overflow: ellipsis;
  }
  > ol > li > [data-part='acts'] {
    display: flex;
    grid-column: 2 / -1;
    align-items: center;
    justify-content: end;
  }
  > ol > li > [data-part='acts'] > small {
    flex: 1;
    color: ${theme.color.ink3};
  }
  > ol > li > [data-part='acts'] > span {
    width: 96px;
  }
`;

export const sumOf = (picked: readonly PickableQuestion[]): number =>
  picked.reduce((sum, { points }) => sum + points, 0);

/** The questions chosen so far: order, points, sum and spread of knowledge points. */
export const Basket = ({ picked, points, onChange }: BasketProps) => {
  const swap = (at: number, by: 1 | -1) => {
    const one = picked[at];
    if (one) onChange(picked.toSpliced(at, 1).toSpliced(at + by, 0, one));
  };
  const isPartly = picked.some((question) => hasBody(question, 'parts'));
  return (
    <Root aria-label="题篮">
      <header>
        <h3>
          题篮 {picked.length} 题，{formatPoints(sumOf(picked))} 分
        </h3>
        {picked.length > 0 && (
          <Button size="s" variant="ghost" onClick={() => onChange([])}>
            清空
          </Button>
        )}
      </header>
      {picked.length === 0 ? (
        <p>勾选的题放在这里。换条件、翻页都不会丢；可以改顺序和分值。</p>
      ) : (
        <>
          {isPartly && <p>题组按各小题的分值计，没有算在合计里。</p>}
          <PointSpread questions={picked} points={points} />
          <ol>
            {picked.map((question, at) => (
              <li key={question.id}>
                <b>{at + 1}</b>
                <span title={question.title}>
                  {question.title}
                  {question.second !== '' && <small>{question.second}</small>}
                </span>
                <IconButton
                  size="s"
                  icon="close"
                  label={`把第 ${at + 1} 题移出题篮`}
                  onClick={() => onChange(picked.toSpliced(at, 1))}
                />
                <div data-part="acts">
                  <small>{QUESTION_KINDS[question.type].label}</small>
                  <IconButton
                    size="s"
                    icon="chevron-up"
                    label={`第 ${at + 1} 题上移`}
                    disabled={at === 0}
                    onClick={() => swap(at, -1)}
                  />
                  <IconButton
                    size="s"
                    icon="chevron-down"
                    label={`第 ${at + 1} 题下移`}
                    disabled={at === picked.length - 1}
                    onClick={() => swap(at, 1)}
                  />
                  {!hasBody(question, 'parts') && (
                    <span>
                      <NumberInput
                        aria-label={`题篮第 ${at + 1} 题分值`}
                        unit="分"
                        min={0.5}
                        max={1_000}
                        step={0.5}
                        // A half-typed number is invalid, so the value counts when the field loses focus.
                        key={question.points}
                        defaultValue={question.points / POINT}
                        onBlur={({ currentTarget: { valueAsNumber: value } }) => {
                          const next = Math.round(value * POINT);
                          if (Number.isFinite(value) && next > 0 && next !== question.points)
                            onChange(picked.with(at, { ...question, points: next }));
                        }}
                      />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </Root>
  );
};
