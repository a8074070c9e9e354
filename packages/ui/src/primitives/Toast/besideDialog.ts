/** Width of a toast with its margins. */
const TOAST_PX = 392;
const GAP_PX = 16;

interface Place {
  /** There is room beside the dialog, so bottom toasts move to the left of the window. */
  isBeside: boolean;
  /** Distance from the bottom of the window. */
  bottomPx: number;
}

const USUAL: Place = { isBeside: false, bottomPx: GAP_PX };

function placeNow(): Place {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  if (!dialog) return USUAL;
  if (dialog.getBoundingClientRect().left >= TOAST_PX) return { isBeside: true, bottomPx: GAP_PX };
  const buttons = dialog.querySelector(':scope > footer');
  return {
    isBeside: false,
    bottomPx: buttons ? Math.max(GAP_PX, innerHeight - buttons.getBoundingClientRect().top + GAP_PX / 2) : GAP_PX,
  };
}

/**
 * A ref that keeps bottom toasts off the buttons of the topmost dialog or drawer: beside it where there is room, else
 * above its buttons. Watches the document, as dialogs do not report opening and closing.
 */
export function besideDialog(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const place = () => {
    const { isBeside, bottomPx } = placeNow();
    region.dataset['beside'] = String(isBeside);
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
