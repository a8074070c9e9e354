import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { theme } from '../../../tokens/theme.ts';
import { rowLinks } from '../../../patterns/rowLinks/rowLinks.ts';

/** So many of something, with the list that they are in. */
export interface DeskCount {
  id: string;
  label: string;
  /** Null where there is nothing to count among. */
  count: number | null;
  /** 人, 条, %. */
  unit: string;
  href: string;
  /** Behind the label, quieter. */
  note?: string;
  /** What should be nothing, and is not. */
  isBad?: boolean;
}

const Root = styled.ul`
  ${rowLinks}
  b {
    flex: none;
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

/** Counts one below the other, each a link to what it counts. */
export const DeskRows = ({ label, rows }: { label: string; rows: readonly DeskCount[] }) => (
  <Root role="list" aria-label={label}>
    {rows.map(({ id, label: name, count, unit, href, note }) => (
      <li key={id}>
        <a href={href}>
          <span>
            {name}
            {note !== undefined && <small>{note}</small>}
          </span>
          <b>
            {count} {unit}
          </b>
          <Icon name="chevron-right" size={16} />
        </a>
      </li>
    ))}
  </Root>
);
