import styled from 'styled-components';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { DeskCount } from './DeskRows.tsx';

const HEIGHT_PX = 92;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  a {
    display: grid;
    align-content: center;
    min-height: ${HEIGHT_PX}px;
    padding: ${theme.space[12]} ${theme.space[20]};
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
    font-size: 26px;
    line-height: 1.3;
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
    gap: ${theme.space[12]};
    a {
      padding-inline: ${theme.space[16]};
    }
  }
`;

/** Counts side by side, each a link to what it counts. */
export const DeskCounts = ({ counts, onRetry }: { counts: Loaded<readonly DeskCount[]>; onRetry: () => void }) => (
  <section aria-label="本校概况">
    <VisuallyHidden as="h2">本校概况</VisuallyHidden>
    <Load of={counts} name="本校概况" onRetry={onRetry} skeleton={<Skeleton height={HEIGHT_PX} />}>
      {(all) => (
        <Root role="list">
          {all.map(({ id, label, count, unit, href }) => (
            <li key={id}>
              <a href={href}>
                {label}
                <b>
                  {count}
                  {count !== 0 && <small>{unit}</small>}
                </b>
              </a>
            </li>
          ))}
        </Root>
      )}
    </Load>
  </section>
);
