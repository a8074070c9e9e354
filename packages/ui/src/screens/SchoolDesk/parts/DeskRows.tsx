import styled from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { theme } from '../../../tokens/theme.ts';

/** So many of something, with the list that they are in. */
export interface DeskCount {
  id: string;
  label: string;
  count: number;
  /** 人, 条. */
  unit: string;
  href: string;
  /** Behind the label, quieter. */
  note?: string;
}

const Root = styled.ul`
  list-style: none;

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  b {
    flex: none;
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: ${theme.color.ink3};
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
