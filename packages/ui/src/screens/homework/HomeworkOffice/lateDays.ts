import { minuteText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';

/** The current end of late work, if it is not one of the days below. */
const KEPT = 'kept';

/** Days after the due date during which late work is accepted. */
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

/** The current choice, or the default for new homework. */
export function lateChoiceOf(before: Dates | null): string {
  if (before === null) return USUAL;
  const { dueAt, lateUntilAt } = before;
  if (lateUntilAt === null) return NONE;
  const days = String((Date.parse(lateUntilAt) - Date.parse(dueAt)) / DAY_MS);
  return LATE_DAYS.find(({ value }) => value === days)?.value ?? KEPT;
}

/** The choices; an unlisted end of late work stays available. */
export const lateOptions = (before: Dates | null) =>
  before?.lateUntilAt && lateChoiceOf(before) === KEPT
    ? [...LATE_DAYS, { value: KEPT, label: `到 ${minuteText(before.lateUntilAt)}` }]
    : LATE_DAYS;

export const takesLate = (choice: string): boolean => choice !== NONE;

/** The end of late work for a choice. */
export function lateUntil(choice: string, dueAt: string, before: Dates | null): string | null {
  if (choice === NONE) return null;
  if (choice === KEPT) return before?.lateUntilAt ?? null;
  return new Date(Date.parse(dueAt) + Number(choice) * DAY_MS).toISOString();
}
