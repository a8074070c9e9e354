import type { Today } from '@aosai/api/desks/today.contract';
import { DAY_MS } from '@aosai/api/kit/constants';

const NAME = 'aosai.today';
/** Grows when `Today` changes so that the page can no longer show an older one. */
const FORM = 1;
/** An older copy says nothing about today. */
const OLDEST_MS = 7 * DAY_MS;

/** The last answer of `desk/queryToday`, for when the server cannot be reached. */
export interface TodayCopy {
  /** The session that read it: a copy is never shown in another one. */
  sessionId: string;
  memberName: string;
  /** In ms. */
  at: number;
  today: Today;
}

/** Keeps the newest answer; it replaces that of anybody who used this browser before. */
export function keepToday(storage: Pick<Storage, 'setItem'>, copy: TodayCopy): void {
  try {
    storage.setItem(NAME, JSON.stringify({ form: FORM, ...copy }));
  } catch {
    // Storage is full or forbidden; then nothing is shown offline.
  }
}

/** The copy that this session kept in the last seven days; null without one. */
export function lastToday(
  storage: Pick<Storage, 'getItem'>,
  sessionId: string | undefined,
  now: number,
): TodayCopy | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { form, ...copy } = kept as Partial<TodayCopy> & { form?: unknown };
    const { sessionId: of, memberName, at, today } = copy;
    if (form !== FORM || of === undefined || of !== sessionId || at === undefined || now - at > OLDEST_MS) return null;
    return today === undefined || memberName === undefined ? null : { sessionId: of, memberName, at, today };
  } catch {
    // Storage is unavailable, or does not contain our JSON.
    return null;
  }
}

/** Forgets the copy, at sign-out. */
export function eraseToday(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(NAME);
  } catch {
    // Storage is unavailable, so nothing was kept.
  }
}
