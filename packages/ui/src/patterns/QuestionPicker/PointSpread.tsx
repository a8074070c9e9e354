import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

export interface PointSpreadProps {
  questions: readonly { knowledge: readonly string[] }[];
  /** Names of the knowledge points. */
  points: readonly SelectOption[];
}

const SHOWN = 8;

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: 2px ${theme.space[16]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 72px 2.5em;
    align-items: center;
    gap: ${theme.space[8]};
  }
  li > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > span:last-child {
    text-align: right;
  }
  li > i {
    height: 8px;
    border-radius: 2px;
    background: linear-gradient(${theme.color.primary} 0 0) no-repeat 0 0 / var(--share) 100% ${theme.color.sunken};
  }
`;

/** The level of a point's name: GESP C++ 4 级 of GESP C++ 4 级 递推. */
const levelOf = (name: string): string => name.slice(0, name.lastIndexOf(' ') + 1);

/** How many of the questions ask each knowledge point, by their main point, most frequent first. */
export const PointSpread = ({ questions, points }: PointSpreadProps) => {
  if (questions.length === 0) return null;
  const nameOf = new Map(points.map(({ value, label }) => [value, label]));
  const counted = [...Map.groupBy(questions, ({ knowledge }) => knowledge[0] ?? '')]
    .map(([id, those]) => ({ id, name: id === '' ? '没有标知识点' : (nameOf.get(id) ?? id), count: those.length }))
    .toSorted((a, b) => b.count - a.count);
  // A level that all have in common would leave no room for what tells them apart.
  const level = levelOf(counted[0]?.name ?? '');
  const isShared = counted.every(({ name }) => levelOf(name) === level);
  const most = counted[0]?.count ?? 1;
  const rest = counted.slice(SHOWN);
  return (
    <Root aria-label="知识点分布">
      <p>知识点分布</p>
      <ul>
        {counted.slice(0, SHOWN).map(({ id, name, count }) => (
          <li key={id}>
            <span title={name}>{isShared ? name.slice(level.length) : name}</span>
            <i style={{ '--share': `${(100 * count) / most}%` }} />
            <span>{count} 题</span>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span>另有 {rest.length} 个知识点</span>
            <span />
            <span>{rest.reduce((sum, { count }) => sum + count, 0)} 题</span>
          </li>
        )}
      </ul>
    </Root>
  );
};
