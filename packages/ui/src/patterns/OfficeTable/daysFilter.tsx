import { DayWindow } from './DayWindow.tsx';
import { own, type OwnFilterProps } from './officeFilters.ts';

export interface Days {
  from: string;
  to: string;
}

/**
 * A filter for a range of days, both inclusive; `label` names what is filtered by: 截止. `Known` must contain the
 * current day in Beijing. Spread it into the filters, as it consists of two.
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
