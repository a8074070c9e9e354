import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useState, type HTMLProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Portal } from '../Portal/Portal.tsx';

/** Props the described element must spread. */
export type TooltipTargetProps = Pick<
  HTMLProps<HTMLElement>,
  'onPointerDown' | 'onPointerEnter' | 'onMouseMove' | 'onFocus' | 'onBlur' | 'aria-describedby'
> & { ref: Ref<never> };

export interface TooltipProps {
  /** A few words; anything needed to act belongs on the page instead. */
  text: ReactNode;
  /** Renders the described element, which must be focusable. */
  children: (props: TooltipTargetProps) => ReactNode;
  placement?: Placement;
}

const Bubble = styled.div`
  z-index: ${theme.layer.toast};
  max-width: min(280px, calc(100vw - 16px));
  padding: 5px 10px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.reverse};
  color: ${theme.color.onReverse};
  font-size: ${theme.text.small};
  line-height: 1.5;
`;

/** Explains an icon on hover and focus. Touch screens have no hover, so never the only explanation. */
export const Tooltip = ({ text, children, placement = 'top' }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<Element | null>(null);
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
    useHover(context, { delay: { open: 300 }, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  return (
    <>
      {children({ ...getReferenceProps(), ref: setReference })}
      {open && (
        <Portal>
          <Bubble ref={setFloating} style={floatingStyles} {...getFloatingProps()}>
            {text}
          </Bubble>
        </Portal>
      )}
    </>
  );
};
