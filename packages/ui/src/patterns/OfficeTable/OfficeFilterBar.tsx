import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { OfficeFilters } from './officeFilters.ts';

type Filter = Record<string, string>;

export interface OfficeFilterBarProps {
  of: OfficeFilters;
  noun: string;
  none: Filter;
  filter: Filter;
  known: unknown;
  foundCount: number | undefined;
  onFilter: (filter: Filter) => void;
}

/** Search and lists above the rows; the tabs stand over the table and stay when these are cleared. */
export const OfficeFilterBar = ({ of, noun, none, filter, known, foundCount, onFilter }: OfficeFilterBarProps) => {
  const all = Object.entries(of);
  const search = all.find(([, { kind }]) => kind === 'search');
  const cleared = { ...none };
  for (const [name, { kind }] of all) if (kind === 'views') cleared[name] = filter[name] ?? '';
  const optionsOf = (one: OfficeFilters[string]): readonly SelectOption[] | null => {
    if (one.kind === 'pick') return one.of.options;
    // The table's own type says what its page knows.
    return one.kind === 'among' ? one.options(known as never) : null;
  };
  return (
    <FilterBar
      label={search?.[1].label ?? `搜索${noun}`}
      keyword={search ? (filter[search[0]] ?? '') : ''}
      onSearch={(keyword) => search && onFilter({ ...filter, [search[0]]: keyword })}
      choices={all.flatMap(([id, one]) => {
        const options = optionsOf(one);
        return options === null ? [] : [{ id, label: one.label, value: filter[id] ?? '', options }];
      })}
      onChoose={(id, value) => onFilter({ ...filter, [id]: value })}
      onClear={() => onFilter(cleared)}
      {...(foundCount === undefined ? {} : { foundCount })}
    />
  );
};
