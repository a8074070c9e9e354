import { isMoving, moveTo } from './showPage.ts';

/** A way through the history whose page is not drawn yet. */
interface Way {
  event: NavigateEvent;
  arrive: () => void;
}

let way: Way | null = null;

/** How far each entry of the history was scrolled when it was left, by key. */
const leftAt = new Map<string, { left: number; top: number }>();

/** Holds the browser's scrolling back until the other page is there, or it would scroll the old one. */
function onNavigate(event: NavigateEvent): void {
  way?.arrive();
  way = null;
  if (navigation.currentEntry) leftAt.set(navigation.currentEntry.key, { left: scrollX, top: scrollY });
  const { navigationType, canIntercept, hasUAVisualTransition, destination } = event;
  if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
  // The gesture of a phone has moved the page already.
  if (hasUAVisualTransition || !isMoving(destination.url)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  way = { event, arrive: resolve };
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => promise });
}

/** Lets the router hear of the way only once the browser has kept the look of the old page. */
function onPop(popped: PopStateEvent): void {
  if (way === null || !popped.isTrusted) return;
  const { event, arrive } = way;
  way = null;
  popped.stopImmediatePropagation();
  moveTo(async () => {
    dispatchEvent(new PopStateEvent('popstate', { state: popped.state as unknown }));
    // React draws in a microtask that it queued during the event.
    await Promise.resolve();
    const place = leftAt.get(event.destination.key);
    if (place) scrollTo(place);
    else if (!event.signal.aborted) event.scroll();
    arrive();
  });
}

/**
 * Gives Back and Forward the transition that links have, in browsers that let a page hold their scrolling: only those
 * have the Navigation API.
 */
export function watchBack(): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', onNavigate);
  // Before the router and the guards of unsaved changes, which listen to the event too.
  addEventListener('popstate', onPop, { capture: true });
}
