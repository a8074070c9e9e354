import { WEB_BASE } from '@aosai/api/domain/constants';
import { pageAt } from './pages.ts';

/** Addresses without a page of their own, which the router leads on. */
const LED_ON = ['/exam', '/user', '/login', '/health', '/judge'];
/** The office says itself which pages it has. */
const IN_OFFICE = /^\/(?:bms|edms)\/./;

/**
 * What the router is to go to for a link, or null where the browser has to: another site, a place on this page, and
 * whatever is no page of ours, such as a template to download.
 */
export function routedPath(href: string, here: string): string | null {
  const url = new URL(href, here);
  if (url.origin !== new URL(here).origin || !url.pathname.startsWith(WEB_BASE) || url.hash) return null;
  const path = `/${url.pathname.slice(WEB_BASE.length)}`;
  const isOurs = pageAt(path) !== undefined || LED_ON.includes(path) || IN_OFFICE.test(path);
  return isOurs ? path + url.search : null;
}
