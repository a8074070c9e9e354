import { takeLostFocus } from '@aosai/ui/patterns/stepFocus';
import { PageMotion } from '@aosai/ui/patterns/PageMotion';
import { Toaster } from '@aosai/ui/primitives/Toast';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../kit/context.ts';
import { toasts } from '../kit/notify.ts';
import { pageChange } from '../kit/pageChange.ts';
import { watchBack } from './showBack.ts';
import { showPage } from './showPage.ts';

pageChange.show = showPage;
watchBack();

/** Where the document was opened; its reader begins at the top of the page, with the link to the content. */
const firstPage = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
let isFirst = location.pathname === firstPage;

/**
 * Whether this is the page that the document was opened with; true at most once. Not part of the component, since the
 * React compiler takes a module's variable for a constant there and would read it after its change.
 */
function isOpening(): boolean {
  const opening = isFirst;
  isFirst = false;
  return opening;
}

/**
 * Gives lost focus to the page's title once it is there, and again when another page's takes its place, as after a
 * sign-in. Returns what stops it.
 */
function keepAtTitle(): () => void {
  const look = () => takeLostFocus(document.querySelector<HTMLElement>('main h1'));
  const changes = new MutationObserver(look);
  const stop = () => {
    changes.disconnect();
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, stop, true);
  };
  // Whoever already does something on the new page is not interrupted.
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, stop, true);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/**
 * What every page has without showing it at first: toasts, the motion from page to page, and after a way to another page
 * or a sign-in the focus for the page's title, if what had it is gone.
 */
export function LateOverlays() {
  const [pathname] = useLocation();
  const { session, asking } = useSession();
  const isSignedIn = session !== null;
  useEffect(() => {
    const opening = isOpening();
    return opening || asking ? undefined : keepAtTitle();
  }, [pathname, isSignedIn, asking]);
  return (
    <>
      <PageMotion />
      <Toaster store={toasts} />
    </>
  );
}
