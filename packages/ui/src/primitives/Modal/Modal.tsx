import {
  FloatingFocusManager,
  FloatingOverlay,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Portal } from '../Portal/Portal.tsx';
import { scrollStop } from '../Scroll/scrollStop.ts';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

const isRadio = (element: Element): element is HTMLInputElement => element.matches('input[type="radio"]');

/**
 * The element that gets the focus in a dialog: its first control (of radios, the checked one). A scrolling body is a
 * tab stop too, but is chosen only when it contains no control, so that the keys scroll the text.
 */
function firstControl(body: HTMLElement | null): HTMLElement | null {
  const dialog = body?.closest<HTMLElement>('[role="dialog"]');
  if (!body || !dialog) return null;
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)];
  const checked = new Set(controls.flatMap((one) => (isRadio(one) && one.checked ? [one.name] : [])));
  const isPassedBy = (element: HTMLElement) => isRadio(element) && !element.checked && checked.has(element.name);
  const isStop = (element: HTMLElement) => element.tabIndex === 0 && element.checkVisibility() && !isPassedBy(element);
  const first = controls.find(isStop) ?? null;
  return first !== null && (body.contains(first) || body.tabIndex !== 0) ? first : body;
}

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title: the consequences. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Width: 420, 560, 800 or 1120 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Centred (at the bottom on phones), or along a side of the window. */
  place?: 'center' | 'left' | 'right';
  /** False for a dialog that must be answered: no close button; Esc and the scrim do nothing. */
  dismissible?: boolean;
  /** Element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const Overlay = styled(FloatingOverlay)`
  z-index: ${theme.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${theme.space[24]};
  background: ${theme.color.scrim};

  > section {
    position: relative;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 560px;
    max-height: calc(100dvh - 48px);
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.float};
    outline: none;
  }
  > section[data-size='s'] {
    max-width: 420px;
  }
  > section[data-size='l'] {
    max-width: 800px;
  }
  > section[data-size='xl'] {
    max-width: 1120px;
  }

  > section > h2 {
    text-wrap: balance;
    padding: ${theme.space[20]} 64px ${theme.space[4]} ${theme.space[24]};
  }
  [data-part='close'] {
    position: absolute;
    top: ${theme.space[16]};
    right: ${theme.space[16]};
  }
  [data-part='body'] {
    min-height: 0;
    overflow: auto;
    padding: ${theme.space[4]} ${theme.space[24]} ${theme.space[24]};
  }
  [data-part='description'] {
    color: ${theme.color.ink2};
  }
  [data-part='description']:not(:last-child) {
    margin-bottom: ${theme.space[16]};
  }
  > section > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[24]};
    border-top: 1px solid ${theme.color.line};
  }

  &[data-place='left'],
  &[data-place='right'] {
    place-items: stretch start;
    padding: 0;
  }
  &[data-place='right'] {
    place-items: stretch end;
  }
  &[data-place='left'] > section,
  &[data-place='right'] > section {
    max-width: min(420px, calc(100vw - 40px));
    max-height: none;
    height: 100dvh;
    border-radius: 0;
    border-block: 0;
  }
  &[data-place='left'] > section[data-size='l'],
  &[data-place='right'] > section[data-size='l'] {
    max-width: min(720px, calc(100vw - 40px));
  }
  &[data-place='left'] > section > [data-part='body'],
  &[data-place='right'] > section > [data-part='body'] {
    flex: 1;
  }

  ${media.narrow} {
    &[data-place='center'] {
      place-items: end center;
      padding: ${theme.space[24]} 0 0;
    }
    &[data-place='center'] > section,
    &[data-place='center'] > section[data-size] {
      max-width: none;
      border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    }
    > section > h2 {
      padding-left: ${theme.space[16]};
    }
    [data-part='body'] {
      padding: ${theme.space[8]} ${theme.space[16]} ${theme.space[20]};
    }
    > section > footer {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    > section > footer > * {
      flex: 1;
    }
  }
`;

/** Basis of Dialog and Drawer: scrim, focus trap, Esc, and focus returned on close. */
export const Modal = ({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'm',
  place = 'center',
  dismissible = true,
  initialFocus,
}: ModalProps) => {
  const titleId = useId();
  const descriptionId = useId();
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const firstRef = useRef<HTMLElement>(null);
  const { context } = useFloating({ open, onOpenChange: (next) => !next && onClose(), elements: { floating } });
  const dismiss = useDismiss(context, { enabled: dismissible, outsidePressEvent: 'mousedown' });
  const role = useRole(context);
  const { getFloatingProps } = useInteractions([dismiss, role]);
  // Synchronously, since the focus manager waits for a frame and a key pressed before it would be lost.
  useLayoutEffect(() => {
    if (open && floating && !floating.contains(document.activeElement))
      ((initialFocus ?? firstRef).current ?? floating).focus();
  }, [open, floating, initialFocus]);
  if (!open) return null;
  return (
    <Portal>
      <Overlay lockScroll data-place={place}>
        <FloatingFocusManager context={context} initialFocus={-1}>
          <section
            ref={setFloating}
            role="dialog"
            data-size={size}
            aria-modal
            aria-labelledby={titleId}
            {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
            {...getFloatingProps()}
          >
            <h2 id={titleId}>{title}</h2>
            <div
              data-part="body"
              ref={(body) => {
                const stop = scrollStop(body);
                firstRef.current = firstControl(body);
                return stop;
              }}
            >
              {description !== undefined && (
                <p id={descriptionId} data-part="description">
                  {description}
                </p>
              )}
              {children}
            </div>
            {footer !== undefined && <footer>{footer}</footer>}
            {dismissible && (
              <div data-part="close">
                <IconButton icon="close" label="关闭" onClick={onClose} />
              </div>
            )}
          </section>
        </FloatingFocusManager>
      </Overlay>
    </Portal>
  );
};
