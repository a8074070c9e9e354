import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useOrder } from '../OrderList/useOrder.ts';

export interface SortableItem {
  id: string;
  title: string;
  /** Shown next to the title: a type, a state. */
  hint: string;
  /** Where it is edited. */
  href?: string;
}

export interface OrderListProps {
  /** The noun for the items: 题目, 单元. */
  word: string;
  items: readonly SortableItem[];
  readOnly?: boolean;
  onChange: (next: SortableItem[]) => void;
}

const Root = styled.ol`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto 2em minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[8]};
    padding: ${theme.space[8]} ${theme.space[12]};
    border-bottom: 1px solid ${theme.color.line};
  }
  > li[data-lifted='true'] {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
    background: ${theme.color.primarySoft};
  }
  > li[data-dragged='true'] {
    opacity: 0.5;
  }
  > li > button[data-item] {
    width: 36px;
    height: 36px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.heading};
    cursor: grab;
    touch-action: none;
  }
  > li > b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.touch} {
    > li > button[data-item] {
      width: ${theme.control.touch};
      height: ${theme.control.touch};
    }
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** A list in a fixed order. Items are moved by a handle with pointer or keyboard, and removed by a button. */
export const SortableList = ({ word, items, readOnly = false, onChange }: OrderListProps) => {
  const { said, liftedId, draggedId, handleOf, rowOf } = useOrder(items, onChange);
  return (
    <>
      <Root>
        {items.map(({ id, title, hint, href }, place) => (
          <li key={id} {...rowOf(id)} data-lifted={liftedId === id} data-dragged={draggedId === id}>
            {readOnly ? (
              <i />
            ) : (
              <button
                {...handleOf(id)}
                type="button"
                data-item={id}
                aria-label={`移动第 ${place + 1} 个${word}`}
                aria-pressed={liftedId === id}
                title="按住移动；或按空格提起，上下方向键移动"
              >
                ⠿
              </button>
            )}
            <b>{place + 1}</b>
            <span>
              {href === undefined ? title : <Link href={href}>{title}</Link>}
              {hint !== '' && <small>{hint}</small>}
            </span>
            {!readOnly && (
              <IconButton
                size="s"
                icon="cross"
                label={`移出「${title}」`}
                onClick={() => onChange(items.filter((item) => item.id !== id))}
              />
            )}
          </li>
        ))}
      </Root>
      <VisuallyHidden as="p" aria-live="polite">
        {said}
      </VisuallyHidden>
    </>
  );
};
