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
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useState, type HTMLProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Portal } from '../Portal/Portal.tsx';
import { floatCss } from './floatCss.ts';

/** Props a trigger must spread on its button: handlers, ARIA states and the ref used for positioning. */
export type TriggerProps = Pick<HTMLProps<HTMLButtonElement>, 'onClick' | 'onKeyDown' | 'onKeyUp' | 'aria-expanded'> & {
  ref: Ref<HTMLButtonElement>;
};

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** Renders the button: `(props) => <Button {...props}>筛选</Button>`. */
  trigger: (props: TriggerProps) => ReactNode;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
}

const Panel = styled.div`
  ${floatCss}
  padding: ${theme.space[16]};
`;

/** A small panel next to its button: filters, settings, a legend. */
export const Popover = ({ label, trigger, children, placement = 'bottom-start' }: PopoverProps) => {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLButtonElement | null>(null);
  const [floating, setFloating] = useState<HTMLDivElement | null>(null);
  const { floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference, floating },
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context),
  ]);
  return (
    <>
      {trigger({ ...getReferenceProps(), ref: setReference })}
      {open && (
        <Portal>
          <FloatingFocusManager context={context} modal={false}>
            <Panel ref={setFloating} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
              {typeof children === 'function' ? children(() => setOpen(false)) : children}
            </Panel>
          </FloatingFocusManager>
        </Portal>
      )}
    </>
  );
};
