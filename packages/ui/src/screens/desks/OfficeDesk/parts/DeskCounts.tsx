import { styled } from 'styled-components';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { DeskCount } from './DeskRows.tsx';

const HEIGHT_PX = 92;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));

  /* One or two numbers do not grow as wide as the page. */
  &:not(:has(> :nth-child(3))) {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
  gap: ${theme.space[12]};
  list-style: none;

  a {
    display: grid;
    align-content: start;
    height: 100%;
    min-height: ${HEIGHT_PX}px;
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.card};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.lineStrong};
  }
  b {
    color: ${theme.color.ink};
    font-size: ${theme.text.title};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  b[data-is-bad='true'] {
    color: ${theme.color.bad};
  }
  i {
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  b > small {
    margin-left: 4px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Counts of one role: a teacher's own work, or the whole school. Those of nothing are not shown. */
export interface DeskGroup {
  /** Shown only if there are several groups. */
  title: string;
  counts: readonly DeskCount[];
}

const Groups = styled.section`
  display: grid;
  gap: ${theme.space[16]};

  h3 {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
`;

const Counts = ({ counts }: DeskGroup) => (
  <Root role="list">
    {counts.map(({ id, label, count, unit, href, note, isBad = false }) => (
      <li key={id}>
        <a href={href}>
          {label}
          <b data-is-bad={isBad}>
            {count}
            <small>{unit}</small>
          </b>
          {note !== undefined && <i>{note}</i>}
        </a>
      </li>
    ))}
  </Root>
);

export interface DeskCountsProps {
  groups: Loaded<readonly DeskGroup[]>;
  onRetry: () => void;
}

/** Counts side by side, each linking to its list. */
export const DeskCounts = ({ groups, onRetry }: DeskCountsProps) => (
  <Groups aria-label="今天的数字">
    <VisuallyHidden as="h2">今天的数字</VisuallyHidden>
    <Load of={groups} name="今天的数字" onRetry={onRetry} skeleton={<Skeleton height={HEIGHT_PX} />}>
      {(all) => {
        const told = all
          .map(({ title, counts }) => ({ title, counts: counts.filter(({ count }) => Boolean(count)) }))
          .filter(({ counts }) => counts.length > 0);
        return told.map((group) => (
          <div key={group.title}>
            {all.length > 1 && <h3>{group.title}</h3>}
            <Counts {...group} />
          </div>
        ));
      }}
    </Load>
  </Groups>
);
