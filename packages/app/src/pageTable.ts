import type { ComponentType } from 'react';
import { lazyRoute } from './lazyRoute.tsx';

/** The back offices: the platform's, and a school's own. */
export type Office = 'bms' | 'edms';

/** What someone is to the site; `school` is who works for one, beside what else they are. */
export type Kind = 'guest' | 'student' | 'parent' | 'teacher' | 'user' | 'school';

/** Groups of the offices' menus, in their order. */
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
  /** Who may open it; everybody without. */
  for?: 'signedIn' | 'teacher' | 'user';
  /** Ids that the address must bring. */
  needs?: readonly string[];
  /** Whose menu names it. */
  menu?: readonly Kind[];
  /** Beginnings of the addresses that mark it in the menu, where that is more than its own. */
  under?: readonly string[];
  /** In the personal centre only these kinds find it; everybody who may open it without. */
  tabOf?: readonly Kind[];
}

export interface OfficeRules {
  /** The right that opens it, where it is not that to list what the address names; null opens it to all of the office. */
  right?: string | null;
  /** In a school also for those who teach without managing. */
  teaches?: true;
  /** Without the office's frame around it, as what goes on paper. */
  bare?: true;
}

interface Common {
  /** Below /web; a part that starts with a colon stands for any. */
  path: string;
  /** Its name in menus and in the tab of the browser. */
  label: string;
  Page: ReturnType<typeof lazyRoute>;
}

export interface SitePage extends Common, SiteRules {
  layout: 'site' | 'room' | 'centre';
}

export interface OfficePage extends Common {
  layout: Office;
  /** What stands after the office in the address; pages below it, such as that of one row, have the same. */
  id: string;
  group: OfficeGroup;
  right: string | null;
  teaches: boolean;
  bare: boolean;
  /** Reached from another page: no menu names it. */
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

/** The page of a table at an address below /web. */
export const pageOf = <Some extends { path: string }>(pages: readonly Some[], path: string): Some | undefined =>
  pages.find((one) => fits(one.path, path));
