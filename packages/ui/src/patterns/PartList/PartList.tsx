import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Load, type Loaded } from '../Load/Load.tsx';
import { Moves } from '../Moves/Moves.tsx';

interface ShownPart {
  name: string;
  code: string;
  /** A tag for a notable state. */
  mark?: ReactNode;
  /** Whether the part is offered to nobody now. */
  isOff?: boolean;
  isRemovable: boolean;
}

export interface PartListProps<Part> {
  /** Name of the list: 字典里的项. */
  name: string;
  /** Heading; by default the name. */
  title?: string;
  /** Button that adds a part. */
  action?: ReactNode;
  /** In display order. */
  of: Loaded<readonly Part[]>;
  show: (part: Part) => ShownPart;
  empty: { title: string; hint: string };
  on: { edit: (part: Part) => void; remove: (part: Part) => void; retry?: () => void };
}

const Root = styled.section`
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
  }
  h3 {
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  li > span:first-child {
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
  }
  li > [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${theme.space[8]};
    overflow-wrap: anywhere;
  }
  li[data-off='true'] b {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  li > [data-part='tools'] {
    display: flex;
  }

  ${media.narrow} {
    li {
      grid-template-columns: 2.6em minmax(0, 1fr) auto;
    }
    li > [data-part='tools'] {
      grid-column: 2 / -1;
      margin-left: calc(-1 * ${theme.space[12]});
    }
  }
`;

/** The ordered parts of a row in its drawer, each with its actions. */
export const PartList = <Part extends { id: string; sort: number }>(props: PartListProps<Part>) => {
  const { name, title = name, action, of, show, empty, on } = props;
  const list = useRef<HTMLUListElement>(null);
  const tool = (label: string, part: Part, press: (part: Part) => void) => (
    <Button size="s" variant="ghost" aria-label={`${label}「${show(part).name}」`} onClick={() => press(part)}>
      {label}
    </Button>
  );
  return (
    <Root aria-label={name}>
      <Moves list={list} of={of.data} />
      <header>
        <h3>{title}</h3>
        {action}
      </header>
      <Load of={of} name={name} {...(on.retry && { onRetry: on.retry })}>
        {(parts) =>
          parts.length === 0 ? (
            <Empty title={empty.title}>{empty.hint}</Empty>
          ) : (
            <ul ref={list}>
              {parts.map((part) => {
                const { name: called, code, mark, isOff = false, isRemovable } = show(part);
                return (
                  <li key={part.id} data-off={isOff}>
                    <span>{part.sort}</span>
                    <div data-part="name">
                      <b>{called}</b>
                      <Code>{code}</Code>
                    </div>
                    <span>{mark}</span>
                    <div data-part="tools">
                      {tool('修改', part, on.edit)}
                      {isRemovable && tool('删除', part, on.remove)}
                    </div>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Load>
    </Root>
  );
};
