import { MINUTE_MS } from '@aosai/api/kit/constants';

/** After an absence of this length a new visit begins. */
const PAUSE_MS = 30 * MINUTE_MS;

interface Visits {
  /** When this visit began, and when the person was last seen. */
  began: number;
  seen: number;
  /** When the previous visit began. */
  before: number | null;
}

const nameOf = (memberId: string): string => `aosai.visit.${memberId}`;

function readVisits(storage: Pick<Storage, 'getItem'>, memberId: string): Visits | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(memberId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { began, seen, before } = kept as Partial<Visits>;
    return typeof began === 'number' && typeof seen === 'number' ? { began, seen, before: before ?? null } : null;
  } catch {
    // Storage is unavailable, or does not contain our JSON.
    return null;
  }
}

/** Records that a person is here and returns when their previous visit began; null when this browser knows none. */
export function noteVisit(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  memberId: string,
  nowMs: number,
): number | null {
  const known = readVisits(storage, memberId);
  const goesOn = known !== null && nowMs - known.seen < PAUSE_MS;
  const next: Visits = goesOn ? { ...known, seen: nowMs } : { began: nowMs, seen: nowMs, before: known?.began ?? null };
  try {
    storage.setItem(nameOf(memberId), JSON.stringify(next));
  } catch {
    // Storage is full or forbidden; then nothing is marked as new at the next visit.
  }
  return next.before;
}
