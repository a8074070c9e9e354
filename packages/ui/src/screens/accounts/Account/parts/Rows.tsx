import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.line};
  }
  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.dense};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
  dd[data-part='act'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    justify-content: flex-end;
  }

  ${media.narrow} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    dt {
      grid-column: 1 / -1;
      font-size: ${theme.text.small};
    }
  }
`;

export interface Row {
  /** Needed where two rows may have the same label. */
  key?: string;
  label: string;
  value: ReactNode;
  note?: ReactNode;
  act?: ReactNode;
}

/** Rows of account facts, each with its action. */
export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Root>
    {rows.map(({ label, key = label, value, note, act }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note !== undefined && <small>{note}</small>}
        </dd>
        {act !== undefined && <dd data-part="act">{act}</dd>}
      </div>
    ))}
  </Root>
);
