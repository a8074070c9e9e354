import { WEB_BASE } from '@aosai/api/domain/constants';

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
