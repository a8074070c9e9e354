import type { FunctionComponent } from 'react';
import { useLabels } from '../Dict/Dict.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { OfficeFilters, OwnFilterProps } from './officeFilters.ts';

type Filter = Record<string, string>;

export interface OfficeFilterBarProps {
  of: OfficeFilters;
  noun: string;
  none: Filter;
  /** The filter of a fresh page, when it is not `none`: what it chooses comes first. */
  initial?: Partial<Filter> | undefined;
  filter: Filter;
  known: unknown;
  foundCount: number | undefined;
  onFilter: (filter: Filter) => void;
}

/** Search and selects above the rows. The tabs above the table are not cleared with them. */
export const OfficeFilterBar = ({
  of,
  noun,
  none,
  initial = none,
  filter,
  known,
  foundCount,
  onFilter,
}: OfficeFilterBarProps) => {
  const all = Object.entries(of);
  const labelsOf = useLabels(...all.flatMap(([, one]) => (one.kind === 'pick' ? [one.of] : [])));
  const search = all.flatMap(([id, one]) => (one.kind === 'search' ? [{ id, ...one }] : []))[0];
  const cleared = { ...none };
  for (const [name, { kind }] of all) if (kind === 'views') cleared[name] = filter[name] ?? '';
  const choices = all.flatMap(([id, one]) => {
    if (one.kind !== 'pick' && one.kind !== 'among') return [];
    if (one.kind === 'pick' && one.when?.(known as never) === false) return [];
    // The spec's type guarantees what `known` contains.
    const options: readonly SelectOption[] =
      one.kind === 'pick' ? labelsOf(one.of).options : one.options(known as never);
    const value = filter[id] ?? '';
    const isPreset = value !== '' && value === initial[id];
    return [{ id, label: one.label, value, options, isPreset }];
  });
  const owns = all.flatMap(([name, one]) => (one.kind === 'own' ? [{ name, draw: one.draw }] : []));
  const fields = owns.flatMap(({ name, draw }) => {
    if (!draw) return [];
    const Own = draw as unknown as FunctionComponent<OwnFilterProps<Filter, unknown>>;
    return <Own key={name} known={known} filter={filter} onFilter={onFilter} />;
  });
  const setCount = owns.filter(({ name }) => (filter[name] ?? '') !== '').length;
  return (
    <FilterBar
      label={search?.label ?? `搜索${noun}`}
      keyword={search ? (filter[search.id] ?? '') : ''}
      onSearch={(keyword) => search && onFilter({ ...filter, [search.id]: keyword })}
      choices={choices}
      onChoose={(id, value) => onFilter({ ...filter, [id]: value })}
      onClear={() => onFilter(cleared)}
      further={fields.length > 0 ? { fields, setCount } : undefined}
      {...(foundCount === undefined ? {} : { foundCount })}
    />
  );
};
