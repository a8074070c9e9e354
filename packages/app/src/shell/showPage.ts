import { isStill } from '@aosai/ui/patterns/listMotion';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { pageAt } from './pages.ts';

const isRoom = (pathname: string): boolean => pageAt(pathname.slice(WEB_BASE.length - 1))?.layout === 'room';

/**
 * Whether the change to another page is shown. Nothing moves on the way to a room or out of one, within a page, if the
 * reader's system asks for that, or in browsers of before 2025, which have no transitions.
 */
export function isMoving(to: string): boolean {
  const { pathname } = new URL(to, location.href);
  return (
    pathname !== location.pathname &&
    !isRoom(pathname) &&
    !isRoom(location.pathname) &&
    'startViewTransition' in document &&
    !isStill()
  );
}

/** Changes the page in a view transition. */
export function moveTo(change: () => void | Promise<void>): void {
  // Rejected if the next change comes first, which is no error.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/** Changes to another page in a view transition, where the browser has them. */
export function showPage(change: () => void, to: string, replaces = false): void {
  if (replaces || !isMoving(to)) change();
  else moveTo(change);
}
