import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { PlainPortal } from '../Portal/PlainPortal.tsx';
import { besideDialog } from './besideDialog.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ToastPosition, ToastStore } from './toastStore.ts';

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
  &[data-beside='true'] ol[data-position='bottom-right'] {
    left: ${theme.space[16]};
    right: auto;
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
