import { styled } from 'styled-components';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';

/** A count with a link to its list. */
export interface DeskCount {
  id: string;
  label: string;
  /** Null if there is nothing to count. */
  count: number | null;
  /** Unit of the count: 人, 条 or %. */
  unit: string;
  href: string;
  /** Shown after the label in a lighter colour. */
  note?: string;
  /** True for a count that should be zero but is not. */
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

/** Counts in rows, each linking to its list. */
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
