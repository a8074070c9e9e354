import type { Labelled } from '@aosai/api/domain/forms/labelled';

/** What narrows an office table: a search, or one of a labelled set. */
type OfficeFilterOf = { kind: 'search'; label: string } | { kind: 'pick'; label: string; of: Labelled<string> };
export type OfficeFilters = Readonly<Record<string, OfficeFilterOf>>;

/** The values of the filters; empty text for one that is not set. */
export type FilterOf<Filters extends OfficeFilters> = {
  [Name in keyof Filters]: Filters[Name] extends { kind: 'pick'; of: Labelled<infer Value> } ? Value | '' : string;
};

/** Free text; `label` says what is searched: 搜索名称或编码. */
export const search = (label: string) => ({ kind: 'search', label }) as const;

/** One of a labelled set; without a value it reads 全部 and the label. */
export const pick = <Value extends string>(label: string, of: Labelled<Value>) =>
  ({ kind: 'pick', label, of }) as const;

/** Every filter, none set. */
export const noFilter = <Filters extends OfficeFilters>(filters: Filters): FilterOf<Filters> =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as FilterOf<Filters>;
