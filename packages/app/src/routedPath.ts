import { WEB_BASE } from '@aosai/api/domain/constants';

/** Pages have no dot in their address, and but for the first one no slash at its end: files and folders have. */
const PAGE = /^\/(?:[^.]*[^./])?$/;

/**
 * What the router is to go to for a link, or null where the browser has to: another site, a place on this page, and
 * whatever is no page of ours, such as a template to download.
 */
export function routedPath(href: string, here: string): string | null {
  const url = new URL(href, here);
  if (url.origin !== new URL(here).origin || !url.pathname.startsWith(WEB_BASE) || url.hash) return null;
  const path = `/${url.pathname.slice(WEB_BASE.length)}`;
  return PAGE.test(path) ? path + url.search : null;
}
