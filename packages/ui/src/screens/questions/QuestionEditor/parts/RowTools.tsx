import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface RowToolsProps {
  /** Name of the row, such as 选项 B. */
  name: string;
  place: number;
  count: number;
  /** Minimum number of rows. */
  least?: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: center;
`;

/** Moves or removes a row. Focus follows the row, and its new position is announced. */
export const RowTools = ({ name, place, count, least = 0, onMove, onRemove }: RowToolsProps) => {
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
    <Root ref={root} role="group" aria-label={`${name}的操作`}>
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
    </Root>
  );
};
