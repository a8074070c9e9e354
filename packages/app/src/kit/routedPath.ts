import { WEB_BASE } from '@aosai/api/kit/constants';

/** Paths of pages contain no dot and, except for the home page, do not end with a slash; files and folders do. */
const PAGE = /^\/(?:[^.]*[^./])?$/;

/**
 * The router's path for a link, or null when the browser must handle it: another site, a fragment of this page, or a
 * file such as a template to download.
 */
export function routedPath(href: string, here: string): string | null {
  const url = new URL(href, here);
  if (url.origin !== new URL(here).origin || !url.pathname.startsWith(WEB_BASE) || url.hash) return null;
  const path = `/${url.pathname.slice(WEB_BASE.length)}`;
  return PAGE.test(path) ? path + url.search : null;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** The path of the site that a plain click on a link leads to; null when the browser must handle the click. */
export function linkedPath(event: Click): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !isPlain || !link || link.target || link.hasAttribute('download')) return null;
  return routedPath(link.href, location.href);
}
