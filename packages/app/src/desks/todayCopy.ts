import type { Client } from '@aosai/api/client/client';
import type { Today } from '@aosai/api/desks/today.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { Settings } from '../kit/settings.ts';

const NAME = 'aosai.today';
/** Grows when `Today` changes so that the page can no longer show an older one. */
const FORM = 2;
/** An older copy says nothing about today. */
const OLDEST_MS = 7 * DAY_MS;

/** The key and the read of a student's day. */
export const TODAY = ['home', 'today'] as const;
export const readToday = (client: Client): Promise<Today> => client.desk.queryToday({});

/** The last answer of `desk/queryToday`, for when the server cannot be reached. */
export interface TodayCopy {
  /** The session that read it: a copy is never shown in another one. */
  sessionId: string;
  memberName: string;
  /** In ms. */
  at: number;
  today: Today;
  /** The site as it looked then, without which the page cannot start. */
  settings: Settings;
}

/** Keeps the newest answer; it replaces that of anybody who used this browser before. */
export function keepToday(storage: Pick<Storage, 'setItem'>, copy: TodayCopy): void {
  try {
    storage.setItem(NAME, JSON.stringify({ form: FORM, ...copy }));
  } catch {
    // Storage is full or forbidden; then nothing is shown offline.
  }
}

/** The copy that was kept in the last seven days; null without one. */
function lastCopy(storage: Pick<Storage, 'getItem'>, now: number): TodayCopy | null {
  try {
    const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as (TodayCopy & { form: unknown }) | null;
    return kept?.form === FORM && now - kept.at <= OLDEST_MS ? kept : null;
  } catch {
    // Storage is unavailable, or does not contain our JSON.
    return null;
  }
}

/** The copy that this session kept in the last seven days; null without one. */
export function lastToday(
  storage: Pick<Storage, 'getItem'>,
  sessionId: string | undefined,
  now: number,
): TodayCopy | null {
  const copy = lastCopy(storage, now);
  return copy?.sessionId === sessionId ? copy : null;
}

/** The settings kept with the copy, for a start without the server; null without a copy. */
export const lastSettings = (storage: Pick<Storage, 'getItem'>, now: number): Settings | null =>
  lastCopy(storage, now)?.settings ?? null;

/** Forgets the copy, at sign-out. */
export function eraseToday(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(NAME);
  } catch {
    // Storage is unavailable, so nothing was kept.
  }
}
