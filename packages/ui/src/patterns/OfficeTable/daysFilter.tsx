import { DayWindow } from './DayWindow.tsx';
import { own, type OwnFilterProps } from './officeFilters.ts';

export interface Days {
  from: string;
  to: string;
}

/**
 * From which day to which, both included; `label` says of what: 截止. The page knows the current day in Beijing. Spread
 * it into the filters: it is two of them.
 */
export const days = <Known extends { today: string }>(label: string) => ({
  from: own<Days, Known>(<Filter extends Days>({ known, filter, onFilter }: OwnFilterProps<Filter, Known>) => (
    <DayWindow
      label={label}
      today={known.today}
      from={filter.from}
      until={filter.to}
      onChange={({ from, until }) => onFilter({ ...filter, from, to: until })}
    />
  )),
  to: own<Days, Known>(),
});
