import { isStill } from '@aosai/ui/patterns/listMotion';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { pageAt } from './pages.ts';

const isRoom = (pathname: string): boolean => pageAt(pathname.slice(WEB_BASE.length - 1))?.layout === 'room';

/**
 * Changes to another page in a view transition, where the browser has them. Nothing moves on the way to a room or out
 * of one, within a page, or if the reader's system asks for that.
 */
export function showPage(change: () => void, to: string, replaces = false): void {
  const { pathname } = new URL(to, location.href);
  const moves = !replaces && pathname !== location.pathname && !isRoom(pathname) && !isRoom(location.pathname);
  // Browsers of before 2025 have no transitions.
  const start = document.startViewTransition as Document['startViewTransition'] | undefined;
  if (!moves || start === undefined || isStill()) {
    change();
    return;
  }
  // Rejected if the next change comes first, which is no error.
  start.call(document, change).ready.catch(() => undefined);
}
