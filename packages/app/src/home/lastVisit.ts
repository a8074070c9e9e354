import { MINUTE_MS } from '@aosai/api/domain/constants';

/** Away for so long, and coming back is another visit. */
const PAUSE_MS = 30 * MINUTE_MS;

interface Visits {
  /** When this visit began, and when its last sign was. */
  began: number;
  seen: number;
  /** When the visit before it began. */
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
    // Someone else's text, or a browser that keeps nothing.
    return null;
  }
}

/** Notes that a person is here, and tells when the visit before this one began; null where this browser knows none. */
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
    // Full or forbidden: nothing is marked as new next time.
  }
  return next.before;
}
