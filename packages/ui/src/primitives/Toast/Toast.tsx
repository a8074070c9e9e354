import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { PlainPortal } from '../Portal/PlainPortal.tsx';
import { ToastItem } from './ToastItem.tsx';
import type { ToastPosition, ToastStore } from './toastStore.ts';

/** Width of a toast with its margins. */
const TOAST_PX = 392;
const GAP_PX = 16;

/** Distances of bottom toasts from the edges of the window. */
interface Place {
  rightPx: number;
  bottomPx: number;
}

const USUAL: Place = { rightPx: GAP_PX, bottomPx: GAP_PX };

function placeNow(): Place {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  if (!dialog) return USUAL;
  const { left, right } = dialog.getBoundingClientRect();
  if (innerWidth - right >= TOAST_PX) return USUAL;
  if (left >= TOAST_PX) return { rightPx: innerWidth - left + GAP_PX, bottomPx: GAP_PX };
  const buttons = dialog.querySelector(':scope > footer');
  return {
    rightPx: GAP_PX,
    bottomPx: buttons ? Math.max(GAP_PX, innerHeight - buttons.getBoundingClientRect().top + GAP_PX / 2) : GAP_PX,
  };
}

/**
 * A ref that keeps bottom toasts off the buttons of the topmost dialog or drawer: in their usual corner if the dialog
 * leaves it free, next to the dialog's left edge where there is room, else above its buttons. Watches the document, as dialogs do not report opening and closing.
 */
function besideDialog(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const place = () => {
    const { rightPx, bottomPx } = placeNow();
    region.style.setProperty('--toast-right', `${rightPx}px`);
    region.style.setProperty('--toast-bottom', `${bottomPx}px`);
  };
  const changes = new MutationObserver(place);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(place);
  sizes.observe(document.body);
  window.addEventListener('resize', place);
  place();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', place);
  };
}

export { createToastStore } from './toastStore.ts';
export type { ToastInput, ToastPosition, ToastStore, ToastTone } from './toastStore.ts';

export interface ToasterProps {
  store: ToastStore;
}

const Region = styled.section`
  ol {
    position: fixed;
    z-index: ${theme.layer.toast};
    display: grid;
    gap: ${theme.space[8]};
    width: 360px;
    max-width: calc(100vw - 32px);
    list-style: none;
    pointer-events: none;
  }
  ol[data-position^='top'] {
    top: ${theme.space[16]};
  }
  ol[data-position^='bottom'] {
    bottom: var(--toast-bottom, ${theme.space[16]});
  }
  ol[data-position$='left'] {
    left: ${theme.space[16]};
  }
  ol[data-position$='right'] {
    right: ${theme.space[16]};
  }
  ol[data-position='bottom-right'] {
    right: var(--toast-right, ${theme.space[16]});
  }
  ol[data-position$='center'] {
    left: 50%;
    transform: translateX(-50%);
  }

  ${media.narrow} {
    ol[data-position] {
      left: ${theme.space[16]};
      right: ${theme.space[16]};
      width: auto;
      transform: none;
    }
  }
`;

/** Shows the toasts of a store. Mount it once, outside the pages. */
export const Toaster = ({ store }: ToasterProps) => {
  const visible = useSyncExternalStore(store.subscribe, store.getVisible, store.getVisible);
  const isShown = Object.keys(visible).length > 0;
  return (
    <PlainPortal>
      <Region aria-label="通知" ref={isShown ? besideDialog : null}>
        {(Object.keys(visible) as ToastPosition[]).map((position) => (
          <ol key={position} data-position={position}>
            {visible[position]?.map((toast) => (
              <ToastItem key={toast.id} toast={toast} onDismiss={store.dismiss} />
            ))}
          </ol>
        ))}
      </Region>
    </PlainPortal>
  );
};
