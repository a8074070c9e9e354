import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { Item } from '../items.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content 200px auto;
  align-items: center;
  justify-content: start;
  gap: 6px ${theme.space[12]};
  position: sticky;
  left: ${theme.space[12]};
  width: max-content;
  padding: ${theme.space[8]} 0;
  font-variant-numeric: tabular-nums;

  > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(
      to right,
      ${theme.color.primary} calc(var(--share) * 100%),
      ${theme.color.line} calc(var(--share) * 100%)
    );
  }
  dd {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const shareText = (count: number, all: number): string => (all === 0 ? '—' : `${((100 * count) / all).toFixed(1)}%`);

/** Distribution of answers: how often each option was chosen, or each verdict given. */
export const ItemDetail = ({ item }: { item: Item }) => {
  const { type, options, verdicts, blankCount, count } = item;
  const rows =
    type === PROGRAMMING
      ? verdicts.map((one) => ({ key: one.verdict, name: <Verdict verdict={one.verdict} />, count: one.count }))
      : options.map((one) => ({ key: one.id, name: one.id, count: one.count }));
  const all = [...rows, { key: 'blank', name: '空白', count: blankCount }].filter(
    (row) => row.key !== 'blank' || blankCount > 0,
  );
  if (all.length === 0) return <p>还没有作答。</p>;
  return (
    <Root>
      {all.flatMap(({ key, name, count: chosen }) => [
        <dt key={key}>{name}</dt>,
        <i key={`${key} bar`} aria-hidden style={{ '--share': count === 0 ? 0 : chosen / count }} />,
        <dd key={`${key} count`}>
          {chosen} 人，{shareText(chosen, count)}
        </dd>,
      ])}
    </Root>
  );
};
