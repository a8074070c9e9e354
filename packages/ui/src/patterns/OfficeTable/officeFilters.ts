import type { Labelled } from '@aosai/api/kit/labelled';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

/**
 * A filter of an office table: a search, a choice from a labelled set as a select or as tabs, a choice from the page's
 * data, or one the page renders.
 */
type OfficeFilterOf =
  | { kind: 'search'; label: string }
  | { kind: 'pick'; label: string; of: Labelled<string>; when?: ((known: never) => boolean) | undefined }
  | { kind: 'views'; label: string; of: Labelled<string>; initial: string }
  | { kind: 'among'; label: string; options: (known: never) => readonly SelectOption[] }
  | { kind: 'own'; draw?: ((props: never) => ReactNode) | undefined };
export type OfficeFilters = Readonly<Record<string, OfficeFilterOf>>;

/** The values of the filters; an empty text when not set. */
export type FilterOf<Filters extends OfficeFilters> = {
  [Name in keyof Filters]: Filters[Name] extends { of: Labelled<infer Value> } ? Value | '' : string;
};

/** Props of a filter the page renders. */
export interface OwnFilterProps<Filter, Known> {
  known: Known;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** A free text search; `label` is the placeholder: 搜索名称或代号. */
export const search = (label: string) => ({ kind: 'search', label }) as const;

/** A choice from a labelled set; without a value it shows 全部 and the label. `when` says in which office it is shown. */
export const pick = <Value extends string, Known = unknown>(
  label: string,
  of: Labelled<Value>,
  when?: (known: Known) => boolean,
) => ({ kind: 'pick', label, of, when }) as const;

/** A choice from a labelled set, as tabs above the table. `initial` is the tab of a fresh page, by default all. */
export const views = <Value extends string>(label: string, of: Labelled<Value>, initial: Value | '' = '') =>
  ({ kind: 'views', label, of, initial }) as const;

/** A choice from the page's data, such as the classes of a school. */
export const among = <Known>(label: string, options: (known: Known) => readonly SelectOption[]) =>
  ({ kind: 'among', label, options }) as const;

/** A filter the page renders: `draw` below the other filters, or in the spec's `frame`. */
export const own = <Filter, Known>(draw?: (props: OwnFilterProps<Filter, Known>) => ReactNode) =>
  ({ kind: 'own', draw }) as const;

/** The filters of a fresh page: only `views` have their initial value. */
export const noFilter = <Filters extends OfficeFilters>(filters: Filters): FilterOf<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter.kind === 'views' ? filter.initial : '']),
  ) as FilterOf<Filters>;

/** The tabs of a labelled set: 全部 first, or last when a fresh page shows another tab. */
export const tabsOf = ({ of, initial }: { of: Labelled<string>; initial: string }) => {
  const tabs = of.options.map(({ value, label }) => ({ id: value, label }));
  const all = { id: 'all', label: '全部' };
  return initial === '' ? [all, ...tabs] : [...tabs, all];
};
