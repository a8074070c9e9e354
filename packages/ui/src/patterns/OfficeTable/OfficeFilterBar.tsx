import type { FunctionComponent } from 'react';
import styled from 'styled-components';
import { useLabels } from '../Dict/Dict.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import { theme } from '../../tokens/theme.ts';
import type { OfficeFilters, OwnFilterProps } from './officeFilters.ts';

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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** Search and lists above the rows; the tabs stand over the table and stay when these are cleared. */
export const OfficeFilterBar = ({ of, noun, none, filter, known, foundCount, onFilter }: OfficeFilterBarProps) => {
  const labelsOf = useLabels();
  const all = Object.entries(of);
  const search = all.flatMap(([id, one]) => (one.kind === 'search' ? [{ id, ...one }] : []))[0];
  const cleared = { ...none };
  for (const [name, { kind }] of all) if (kind === 'views') cleared[name] = filter[name] ?? '';
  const choices = all.flatMap(([id, one]) => {
    if (one.kind !== 'pick' && one.kind !== 'among') return [];
    // The table's own type says what its page knows.
    const options: readonly SelectOption[] =
      one.kind === 'pick' ? labelsOf(one.of).options : one.options(known as never);
    return [{ id, label: one.label, value: filter[id] ?? '', options }];
  });
  return (
    <Root>
      <FilterBar
        label={search?.label ?? `搜索${noun}`}
        keyword={search ? (filter[search.id] ?? '') : ''}
        onSearch={(keyword) => search && onFilter({ ...filter, [search.id]: keyword })}
        choices={choices}
        onChoose={(id, value) => onFilter({ ...filter, [id]: value })}
        onClear={() => onFilter(cleared)}
        {...(foundCount === undefined ? {} : { foundCount })}
      />
      {all.map(([name, one]) => {
        if (one.kind !== 'own' || !one.draw) return null;
        const Own = one.draw as unknown as FunctionComponent<OwnFilterProps<Filter, unknown>>;
        return <Own key={name} known={known} filter={filter} onFilter={onFilter} />;
      })}
    </Root>
  );
};
