import { minuteText } from '@aosai/api/domain/beijing';
import { DAY_MS } from '@aosai/api/domain/constants';

/** The end of late work as it stands, which is no whole number of the days below. */
const KEPT = 'kept';

/** Days after the due date in which late work counts. */
const LATE_DAYS = [
  { value: '0', label: '不能补交' },
  { value: '1', label: '截止后 1 天内' },
  { value: '3', label: '截止后 3 天内' },
  { value: '7', label: '截止后 7 天内' },
  { value: '30', label: '截止后 30 天内' },
] as const;

const USUAL = '3';
const NONE = '0';

interface Dates {
  dueAt: string;
  lateUntilAt: string | null;
}

/** What stands there now, or what a new homework begins with. */
export function lateChoiceOf(before: Dates | null): string {
  if (before === null) return USUAL;
  const { dueAt, lateUntilAt } = before;
  if (lateUntilAt === null) return NONE;
  const days = String((Date.parse(lateUntilAt) - Date.parse(dueAt)) / DAY_MS);
  return LATE_DAYS.find(({ value }) => value === days)?.value ?? KEPT;
}

/** What may be chosen: a date of its own stays, whatever else is changed. */
export const lateOptions = (before: Dates | null) =>
  before?.lateUntilAt && lateChoiceOf(before) === KEPT
    ? [...LATE_DAYS, { value: KEPT, label: `到 ${minuteText(before.lateUntilAt)}` }]
    : LATE_DAYS;

export const takesLate = (choice: string): boolean => choice !== NONE;

/** The end of late work that a choice means. */
export function lateUntil(choice: string, dueAt: string, before: Dates | null): string | null {
  if (choice === NONE) return null;
  if (choice === KEPT) return before?.lateUntilAt ?? null;
  return new Date(Date.parse(dueAt) + Number(choice) * DAY_MS).toISOString();
}
