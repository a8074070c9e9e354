import { useId, useRef, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FieldNote } from '../../../../primitives/Field/FieldNote.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Moves } from '../../../../patterns/Moves/Moves.tsx';

interface RowToolsProps {
  /** Name of the row, such as 选项 B. */
  name: string;
  place: number;
  count: number;
  /** Minimum number of rows. */
  least?: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Tools = styled.div`
  display: flex;
  align-items: center;
`;

/** Moves or removes a row. Focus follows the row, and its new position is announced. */
const RowTools = ({ name, place, count, least = 0, onMove, onRemove }: RowToolsProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const move = (pressed: HTMLButtonElement, to: number) => {
    flushSync(() => {
      onMove(to);
      setSaid(`已移到第 ${to + 1} 位，共 ${count} 项`);
    });
    // At an end of the list the pressed button is disabled, so the other one takes the focus.
    const next = pressed.disabled ? root.current?.querySelector<HTMLButtonElement>('button:enabled') : pressed;
    next?.focus();
  };
  return (
    <Tools ref={root} role="group" aria-label={`${name}的操作`}>
      <IconButton
        icon="chevron-up"
        label={`上移${name}`}
        size="s"
        disabled={place === 0}
        onClick={(event) => move(event.currentTarget, place - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={`下移${name}`}
        size="s"
        disabled={place === count - 1}
        onClick={(event) => move(event.currentTarget, place + 1)}
      />
      <IconButton icon="close" label={`删除${name}`} size="s" disabled={count <= least} onClick={onRemove} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Tools>
  );
};

export interface RowsProps {
  /** Label of the rows, such as 选项 for a row 选项 A. */
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  rows: readonly { key: string; name: string }[];
  /** Minimum number of rows. */
  least?: number;
  /** Maximum number of rows. */
  most?: number;
  addLabel: string;
  /** Shown before the tools of each row. */
  asides?: readonly ReactNode[];
  children: (place: number) => ReactNode;
  on: { add: () => void; move: (from: number, to: number) => void; remove: (place: number) => void };
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};
  min-width: 0;

  > legend {
    padding: 0;
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    width: 100%;
    list-style: none;
  }
  > ol > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[8]} ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.paper};
  }
  > ol > li > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
  > ol > li > div:last-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
  }
  [role='radiogroup'] {
    justify-self: start;
  }
  textarea[rows='2'] {
    min-height: 62px;
  }

  ${media.narrow} {
    > ol > li {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: ${theme.space[12]};
    }
    > ol > li > div:last-child {
      order: -1;
      justify-content: flex-end;
      margin: -8px -8px -12px 0;
    }
  }
`;

/** Rows of a form that can be added, moved and removed. */
export const Rows = (props: RowsProps) => {
  const {
    label,
    hint,
    error,
    rows,
    least = 0,
    most = Number.POSITIVE_INFINITY,
    addLabel,
    asides,
    children,
    on,
  } = props;
  const noteId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  return (
    <Root aria-describedby={error || hint ? noteId : undefined}>
      <legend>{label}</legend>
      <FieldNote id={noteId} hint={hint} error={error} />
      <Moves list={list} of={rows.map(({ key }) => key).join()} />
      {rows.length > 0 && (
        <ol ref={list}>
          {rows.map(({ key, name }, place) => (
            <li key={key}>
              <div>{children(place)}</div>
              <div>
                {asides?.[place]}
                <RowTools
                  name={name}
                  place={place}
                  count={rows.length}
                  least={least}
                  onMove={(to) => on.move(place, to)}
                  onRemove={() => {
                    // Removing the row removes the focused button.
                    flushSync(() => on.remove(place));
                    add.current?.focus();
                  }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button ref={add} size="s" icon="plus" disabled={rows.length >= most} onClick={on.add}>
        {addLabel}
      </Button>
    </Root>
  );
};
