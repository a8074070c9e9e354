import type { ComponentType } from 'react';
import { lazyRoute } from './lazyRoute.tsx';

/** The back offices: the platform's (`bms`) and the schools' (`edms`). */
export type Office = 'bms' | 'edms';

/** Kinds of people. `school` is added to the others for those who work for a school. */
export type Kind = 'guest' | 'student' | 'parent' | 'teacher' | 'user' | 'school';

/** Groups of the office menus, in order. */
export const OFFICE_GROUPS = {
  desk: '工作台',
  content: '教学内容',
  teaching: '考试与班级',
  people: '人员',
  trade: '会员卡与交易',
  contact: '运营',
  system: '系统',
} as const;

export type OfficeGroup = keyof typeof OFFICE_GROUPS;

interface SiteRules {
  /** Who may open the page; by default everyone. */
  for?: 'signedIn' | 'teacher' | 'user';
  /** Ids required in the address. */
  needs?: readonly string[];
  /** Kinds of people whose menu lists the page. */
  menu?: readonly Kind[];
  /** Address prefixes that mark the page in the menu, if other than its own. */
  under?: readonly string[];
  /** Kinds that see it in the personal centre; by default all who may open it. */
  tabOf?: readonly Kind[];
}

export interface OfficeRules {
  /** Required right; by default listing the resource named in the address. Null: open to everyone in the office. */
  right?: string | null;
  /** In a school also open to teachers who are not managers. */
  teaches?: true;
  /** Without the office's frame, such as a page for printing. */
  bare?: true;
}

interface Common {
  /** Path below /web; a part that starts with a colon matches any value. */
  path: string;
  /** Name in menus and the browser tab. */
  label: string;
  Page: ReturnType<typeof lazyRoute>;
}

export interface SitePage extends Common, SiteRules {
  layout: 'site' | 'room' | 'centre';
}

export interface OfficePage extends Common {
  layout: Office;
  /** First part of the path after the office; pages below it, such as that of a row, share it. */
  id: string;
  group: OfficeGroup;
  right: string | null;
  teaches: boolean;
  bare: boolean;
  /** Reached from another page and in no menu. */
  isBelow: boolean;
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

export const officePages =
  (group: OfficeGroup) =>
  (path: `/${Office}/${string}`, label: string, load: Load, rules: OfficeRules = {}): OfficePage => {
    const [, office, id = '', ...below] = path.split('/');
    const { right = `${id}:queryList`, teaches = false, bare = false } = rules;
    const layout: Office = office === 'bms' ? 'bms' : 'edms';
    return { path, label, layout, id, group, right, teaches, bare, isBelow: below.length > 0, Page: lazyRoute(load) };
  };

const fits = (pattern: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
};

/** The page at a path below /web. */
export const pageOf = <Some extends { path: string }>(pages: readonly Some[], path: string): Some | undefined =>
  pages.find((one) => fits(one.path, path));
