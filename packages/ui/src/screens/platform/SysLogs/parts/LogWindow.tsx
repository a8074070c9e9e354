import { DayWindow } from '../../../../patterns/OfficeTable/DayWindow.tsx';
import type { OwnFilterProps } from '../../../../patterns/OfficeTable/officeFilters.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { Known, WindowFilter } from '../logEntry.ts';

/** Filters by days and by row. */
export const LogWindow = <Filter extends WindowFilter>({ known, filter, onFilter }: OwnFilterProps<Filter, Known>) => (
  <DayWindow
    today={known.today}
    from={filter.from}
    until={filter.until}
    onChange={(days) => onFilter({ ...filter, ...days })}
  >
    {filter.target !== '' && (
      <Button icon="close" onClick={() => onFilter({ ...filter, target: '' })}>
        只看对象 {filter.target}
      </Button>
    )}
  </DayWindow>
);
