import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { addMonths, type Day, monthTitle, spokenDay, weekdayName } from '../../primitives/DatePicker/day.ts';
import { MonthGrid } from '../../primitives/DatePicker/MonthGrid.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MonthRoot } from './monthCss.ts';

export interface PlanEntry {
  id: string;
  day: Day;
  /** What happens then: 作业截止, 考试开放. */
  kind: string;
  title: string;
  /** Time of the day: 20:00. */
  time: string;
  tone: 'primary' | 'seal' | 'neutral';
  href: string | null;
}

export interface MonthPlanProps {
  /** Name of the calendar: 班级日历. */
  label: string;
  /** In the order in which a day lists them. */
  entries: readonly PlanEntry[];
  /** The current day in Beijing, which is open at first. */
  today: Day;
}

/** Titles that fit into a day's cell on a wide screen. */
const SHOWN = 2;

/** What is inside a day's cell: titles on a wide screen, dots on a phone. Its text names the button. */
const DayCell = ({ day, entries }: { day: Day; entries: readonly PlanEntry[] }) => (
  <>
    <VisuallyHidden>{monthTitle(day)} </VisuallyHidden>
    <b>{Number(day.slice(8))}</b>
    <VisuallyHidden>
      {' 日 '}
      {weekdayName(day)}
      {entries.length > 0 && `，${entries.length} 项`}
    </VisuallyHidden>
    {entries.slice(0, SHOWN).map(({ id, kind, title, tone }) => (
      <span key={id} data-tone={tone}>
        {kind} {title}
      </span>
    ))}
    {entries.length > SHOWN && <small>还有 {entries.length - SHOWN} 项</small>}
  </>
);

/**
 * A month with what happens on each day, and the chosen day's entries below it. Arrows move by day and week, PageUp and
 * PageDown by month.
 */
export const MonthPlan = ({ label, entries, today }: MonthPlanProps) => {
  const [chosen, setChosen] = useState(today);
  const on = (day: Day) => entries.filter((entry) => entry.day === day);

  return (
    <MonthRoot aria-label={label}>
      <header>
        <strong aria-live="polite">{monthTitle(chosen)}</strong>
        <Button size="s" variant="ghost" onClick={() => setChosen(today)}>
          今天
        </Button>
        <IconButton icon="chevron-left" label="上个月" size="s" onClick={() => setChosen(addMonths(chosen, -1))} />
        <IconButton icon="chevron-right" label="下个月" size="s" onClick={() => setChosen(addMonths(chosen, 1))} />
      </header>
      <MonthGrid focused={chosen} selected={chosen} today={today} onFocused={setChosen} onChoose={setChosen}>
        {(day) => <DayCell day={day} entries={on(day)} />}
      </MonthGrid>
      <section aria-label="这一天" aria-live="polite">
        <strong>{spokenDay(chosen)}</strong>
        {on(chosen).length === 0 ? (
          <p>这一天没有安排。</p>
        ) : (
          <ul>
            {on(chosen).map(({ id, kind, title, time, tone, href }) => (
              <li key={id} data-tone={tone}>
                <span>
                  {time} {kind}
                </span>
                {href === null ? title : <Link href={href}>{title}</Link>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </MonthRoot>
  );
};
