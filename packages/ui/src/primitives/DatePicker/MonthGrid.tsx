import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { type Day, dayByKey, monthTitle, weekdays, weeksOf } from './day.ts';

interface MonthGridProps {
  /** The day that Tab reaches; its month is shown. */
  focused: Day;
  /** The day that is announced as selected. */
  selected: Day | null;
  today: Day;
  /** Called with the day that a key leads to. */
  onFocused: (day: Day) => void;
  onChoose: (day: Day) => void;
  /** Name of a day, where its content does not say it. */
  nameOf?: (day: Day) => string;
  isDisabled?: (day: Day) => boolean;
  children: (day: Day) => ReactNode;
}

/** The days of a month, Monday first. Arrows move by day and week, PageUp and PageDown by month, with Shift by year. */
export const MonthGrid = (props: MonthGridProps) => {
  const { focused, selected, today, onFocused, onChoose, nameOf, isDisabled = () => false, children } = props;
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(focused, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onFocused(next);
    // The month of the next day may not be rendered yet.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return (
    // The ARIA pattern for a date grid is a table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={grid} role="grid" aria-label={monthTitle(focused)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={short} scope="col" abbr={long} aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(focused).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={day === selected}>
                <button
                  type="button"
                  data-day={day}
                  data-outside={day.slice(0, 7) !== focused.slice(0, 7)}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={nameOf?.(day)}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={isDisabled(day) || undefined}
                  onClick={() => {
                    if (!isDisabled(day)) onChoose(day);
                  }}
                >
                  {children(day)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
