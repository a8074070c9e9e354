import type { Current } from '@aosai/api/contract/types';
import { WEB_BASE } from '@aosai/api/domain/constants';
import { accessTo, kindsOf } from './pageAccess.ts';
import { PAGES } from './pages.ts';
import { isOfficePage, type Office, OFFICE_GROUPS, type OfficePage, type Page, type SitePage } from './pageTable.ts';

const itemOf = ({ path, label }: Page) => ({ id: path, label, href: WEB_BASE + path.slice(1) });

const sitePages: readonly SitePage[] = PAGES.filter((page) => !isOfficePage(page));

/** The ways in the bar of the site that somebody has. */
export function siteMenu(current: Current | null | undefined) {
  const kinds = kindsOf(current);
  return sitePages.filter(({ menu }) => menu?.some((kind) => kinds.includes(kind))).map(itemOf);
}

/** The way that an address belongs to: that of the longest beginning. */
export function activeItem(path: string): string | null {
  if (path === '/') return path;
  const [nearest] = sitePages
    .filter(({ menu, path: own, under = own }) => menu && own !== '/' && path.startsWith(under))
    .toSorted((one, other) => (other.under ?? other.path).length - (one.under ?? one.path).length);
  return nearest?.path ?? null;
}

/** The tabs of the personal centre that somebody has. */
export function centreMenu(current: Current | null | undefined) {
  if (current?.realm !== 'member') return [];
  const kinds = kindsOf(current);
  return sitePages
    .filter(({ layout, tabOf }) => layout === 'centre' && (tabOf === undefined || kinds.includes(tabOf)))
    .filter((page) => accessTo(page, current) === 'open')
    .map(itemOf);
}

/** The pages of an office. */
export const officePagesOf = (office: Office): OfficePage[] =>
  PAGES.filter(isOfficePage).filter(({ layout }) => layout === office);

/** The menu of an office by group, each page with the right that shows it. */
export function officeMenu(office: Office) {
  const pages = officePagesOf(office).filter(({ isBelow }) => !isBelow);
  return Object.entries(OFFICE_GROUPS)
    .map(([id, label]) => ({
      id,
      label,
      items: pages
        .filter(({ group }) => group === id)
        .map((page) => ({ ...itemOf(page), id: page.id, ...(page.right !== null && { right: page.right }) })),
    }))
    .filter(({ items }) => items.length > 0);
}
