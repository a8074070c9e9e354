import { WEB_BASE } from '@aosai/api/kit/constants';

/**
 * Points links to the site's pages (`/web/…`) at the site itself; inside another school's page they would lead to that
 * school's host. Run it after every render, as React rewrites only changed attributes.
 */
export const pointAtSite = (links: Iterable<Pick<HTMLAnchorElement, 'href' | 'getAttribute'>>, site: string): void => {
  for (const link of links) {
    const path = link.getAttribute('href');
    if (path?.startsWith(WEB_BASE)) link.href = new URL(path, site).href;
  }
};
