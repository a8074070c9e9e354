import { WEB_BASE } from '@aosai/api/kit/constants';
import { accessTo, kindsOf } from './pageAccess.ts';
import { PAGES } from './pages.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

/** A page as a menu item. */
export const itemOf = ({ path, label }: { path: string; label: string }) => ({
  id: path,
  label,
  href: WEB_BASE + path.slice(1),
});

/** The items of the site's navigation for a person. */
export function siteMenu(current: Current | null | undefined) {
  const kinds = kindsOf(current);
  return PAGES.filter(({ menu }) => menu?.some((kind) => kinds.includes(kind))).map(itemOf);
}

/** The navigation item of an address: the one with the longest matching prefix among the person's items. */
export function activeItem(path: string, current: Current | null | undefined): string | null {
  if (path === '/') return path;
  const kinds = kindsOf(current);
  const begun = ({ path: own, under = [own] }: (typeof PAGES)[number]): number =>
    Math.max(0, ...under.filter((one) => path.startsWith(one)).map(({ length }) => length));
  const [nearest] = PAGES.filter(
    (page) => page.menu?.some((kind) => kinds.includes(kind)) && page.path !== '/' && begun(page) > 0,
  ).toSorted((one, other) => begun(other) - begun(one));
  return nearest?.path ?? null;
}

/** The tabs of the personal centre for a person. */
export function centreMenu(current: Current | null | undefined) {
  if (current?.realm !== 'member') return [];
  const kinds = kindsOf(current);
  return PAGES.filter(
    ({ layout, tabOf }) => layout === 'centre' && (!tabOf || tabOf.some((kind) => kinds.includes(kind))),
  )
    .filter((page) => accessTo(page, current) === 'open')
    .map(itemOf);
}
