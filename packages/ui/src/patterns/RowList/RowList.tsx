import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Load, type Loaded } from '../Load/Load.tsx';

interface Line {
  key: string;
  name: ReactNode;
  words: ReactNode;
  /** Buttons for the item. */
  tool?: ReactNode;
}

export interface RowListProps<Item> {
  title: string;
  of: Loaded<readonly Item[]>;
  line: (item: Item) => Line;
  /** Text of an empty list. */
  none: string;
  onRetry?: () => void;
}

const Root = styled.section`
  h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  b {
    min-width: 5em;
    font-weight: ${theme.weight.medium};
  }
  li > span {
    flex: 1 1 auto;
    color: ${theme.color.ink2};
  }
  li > span:last-child {
    text-align: end;
  }
`;

/** Items that belong to a row, a line each in its drawer: name, text and buttons. */
export const RowList = <Item,>({ title, of, line, none, onRetry }: RowListProps<Item>) => (
  <Root aria-label={title}>
    <h3>{title}</h3>
    <Load of={of} name={title} {...(onRetry && { onRetry })}>
      {(items) =>
        items.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ul>
            {items.map((item) => {
              const { key, name, words, tool } = line(item);
              return (
                <li key={key}>
                  <b>{name}</b>
                  <span>{words}</span>
                  {tool !== undefined && <div>{tool}</div>}
                </li>
              );
            })}
          </ul>
        )
      }
    </Load>
  </Root>
);
