import { formatPoints } from '@aosai/api/kit/points';
import { hasBody } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import { alikeTexts } from './alikeGroups.ts';
import { OrderedQuestions } from './OrderedQuestions.tsx';
import type { AlikeQuestions, PickableQuestion } from './pickable.ts';
import { PointSpread } from './PointSpread.tsx';

export interface BasketProps {
  picked: readonly PickableQuestion[];
  points: readonly SelectOption[];
  /** Questions that are too alike, some of which may be in the basket. */
  alike: readonly AlikeQuestions[];
  /** Label of questions that are already added: 已在试卷里. */
  takenWord: string;
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
`;

export const sumOf = (picked: readonly PickableQuestion[]): number =>
  picked.reduce((sum, { points }) => sum + points, 0);

/** The questions chosen so far: order, points, sum and spread of knowledge points. */
export const Basket = ({ picked, points, alike, takenWord, onChange }: BasketProps) => {
  const alikes = alikeTexts(alike, picked, takenWord);
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
          {alikes.length > 0 && (
            <Alert tone="warn" live="polite" title="有的题几乎一样">
              {alikes.join('；')}。留一道就够了。
            </Alert>
          )}
          {isPartly && <p>题组按各小题的分值计，没有算在合计里。</p>}
          <PointSpread questions={picked} points={points} />
          <OrderedQuestions questions={picked} of="题篮" onChange={onChange} />
        </>
      )}
    </Root>
  );
};
