import type { ComponentType } from 'react';
import { lazyRoute } from './lazyRoute.tsx';

/** The back offices: the platform's (`bms`) and the schools' (`edms`). */
export type Office = 'bms' | 'edms';

/** Kinds of people. `school` is added to the others for those who work for a school. */
export type Kind = 'guest' | 'student' | 'parent' | 'teacher' | 'user' | 'school';

interface SiteRules {
  /** Who may open the page; by default everyone. */
  for?: 'signedIn' | 'parent' | 'teacher' | 'user';
  /** Ids required in the address. */
  needs?: readonly string[];
  /** Kinds of people whose menu lists the page. */
  menu?: readonly Kind[];
  /** Address prefixes that mark the page in the menu, if other than its own. */
  under?: readonly string[];
  /** Kinds that see it in the personal centre; by default all who may open it. */
  tabOf?: readonly Kind[];
}

/** What every page has. */
export interface AnyPage {
  /** Path below /web; a part that starts with a colon matches any value. */
  path: string;
  /** Name in menus and the browser tab. */
  label: string;
  Page: ReturnType<typeof lazyRoute>;
}

export interface SitePage extends AnyPage, SiteRules {
  layout: 'site' | 'room' | 'centre';
}

export type Load = () => Promise<{ Component: ComponentType }>;

export const sitePages =
  (layout: SitePage['layout']) =>
  (path: string, label: string, load: Load, rules: SiteRules = {}): SitePage => ({
    path,
    label,
    layout,
    Page: lazyRoute(load),
    ...rules,
  });

const fits = (pattern: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
};

/** The page at a path below /web. */
export const pageOf = <Some extends { path: string }>(pages: readonly Some[], path: string): Some | undefined =>
  pages.find((one) => fits(one.path, path));
