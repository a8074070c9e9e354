import type { Labelled } from '@aosai/api/domain/forms/labelled';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

/**
 * What narrows an office table: a search, one of a labelled set as a list or as tabs, one of what the page knows, or
 * what the page asks for itself.
 */
type OfficeFilterOf =
  | { kind: 'search'; label: string }
  | { kind: 'pick'; label: string; of: Labelled<string> }
  | { kind: 'views'; label: string; of: Labelled<string>; initial: string }
  | { kind: 'among'; label: string; options: (known: never) => readonly SelectOption[] }
  | { kind: 'own'; draw?: ((props: never) => ReactNode) | undefined };
export type OfficeFilters = Readonly<Record<string, OfficeFilterOf>>;

/** The values of the filters; empty text for one that is not set. */
export type FilterOf<Filters extends OfficeFilters> = {
  [Name in keyof Filters]: Filters[Name] extends { of: Labelled<infer Value> } ? Value | '' : string;
};

/** What a filter that the page draws itself gets. */
export interface OwnFilterProps<Filter, Known> {
  known: Known;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Free text; `label` says what is searched: 搜索名称或代号. */
export const search = (label: string) => ({ kind: 'search', label }) as const;

/** One of a labelled set; without a value it reads 全部 and the label. */
export const pick = <Value extends string>(label: string, of: Labelled<Value>) =>
  ({ kind: 'pick', label, of }) as const;

/** One of a labelled set, as tabs above the table. `initial`: the tab that a fresh page shows, all without it. */
export const views = <Value extends string>(label: string, of: Labelled<Value>, initial: Value | '' = '') =>
  ({ kind: 'views', label, of, initial }) as const;

/** One of what the page knows, such as the classes of a school. */
export const among = <Known>(label: string, options: (known: Known) => readonly SelectOption[]) =>
  ({ kind: 'among', label, options }) as const;

/** Asked for by the page itself: with `draw` below search and lists, without it in its frame. */
export const own = <Filter, Known>(draw?: (props: OwnFilterProps<Filter, Known>) => ReactNode) =>
  ({ kind: 'own', draw }) as const;

/** Every filter as a fresh page has it: none set but the first view. */
export const noFilter = <Filters extends OfficeFilters>(filters: Filters): FilterOf<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.kind === 'views' ? filter.initial : '']),
  ) as FilterOf<Filters>;

/** The tabs of a set: all of it first, or last where a fresh page shows something narrower. */
export const tabsOf = ({ of, initial }: { of: Labelled<string>; initial: string }) => {
  const tabs = of.options.map(({ value, label }) => ({ id: value, label }));
  const all = { id: 'all', label: '全部' };
  return initial === '' ? [all, ...tabs] : [...tabs, all];
};
