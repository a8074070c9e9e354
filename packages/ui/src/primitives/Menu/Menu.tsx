import {
  FloatingFocusManager,
  autoUpdate,
  flip,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { floatCss } from '../Popover/floatCss.ts';
import type { TriggerProps } from '../Popover/Popover.tsx';
import { Portal } from '../Portal/Portal.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Avatar instead of the icon, for schools and people: address of the picture, or null for the first character. */
  picture?: string | null;
  /** Draws an action that cannot be undone in the danger colour. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /**
   * Renders the button; its name also names the menu: `(props) => <IconButton {...props} icon="more" label="更多" />`.
   */
  trigger: (props: TriggerProps) => ReactNode;
  items: readonly MenuItem[];
  placement?: Placement;
}

const List = styled.div`
  ${floatCss}
  display: grid;
  min-width: 168px;
  padding: 6px;

  > button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${theme.control.medium};
    padding: 4px 12px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  > button > svg {
    color: ${theme.color.ink3};
  }
  > button:hover,
  > button:focus {
    background: ${theme.color.sunken};
    outline: none;
  }
  > button:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  > button[data-danger='true'],
  > button[data-danger='true'] > svg {
    color: ${theme.color.bad};
  }
  > button[aria-disabled='true'] {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }

  ${media.touch} {
    > button {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Actions behind one button. Arrows move, letters jump, Enter chooses, Esc closes. */
export const Menu = ({ trigger, items, placement = 'bottom-start' }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLButtonElement | null>(null);
  const [floating, setFloating] = useState<HTMLDivElement | null>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const { floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference, floating },
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    // The closed menu gives the focus back in a microtask; only then may a dialog that the item opens take it.
    flushSync(() => setOpen(false));
    queueMicrotask(item.onSelect);
  };
  return (
    <>
      {trigger({ ...getReferenceProps(), ref: setReference })}
      {open && (
        <Portal>
          <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
            <List ref={setFloating} style={floatingStyles} {...getFloatingProps()}>
              {items.map((item, index) => (
                <button
                  key={item.id}
                  ref={(element) => {
                    elements.current[index] = element;
                    labels.current[index] = item.label;
                  }}
                  type="button"
                  role="menuitem"
                  tabIndex={index === activeIndex ? 0 : -1}
                  data-danger={item.danger}
                  aria-disabled={item.disabled}
                  {...getItemProps({ onClick: () => choose(item) })}
                >
                  {item.picture === undefined ? (
                    item.icon && <Icon name={item.icon} size={16} />
                  ) : (
                    <Avatar name={item.label} size={20} {...(item.picture !== null && { src: item.picture })} />
                  )}
                  {item.label}
                </button>
              ))}
            </List>
          </FloatingFocusManager>
        </Portal>
      )}
    </>
  );
};
