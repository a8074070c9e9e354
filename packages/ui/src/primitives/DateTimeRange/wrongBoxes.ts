interface Parts {
  day: string | null;
  clock: string | null;
}

/** Which boxes of a side are marked. */
interface Boxes {
  day: boolean;
  clock: boolean;
}

const NONE: Boxes = { day: false, clock: false };
const BOTH: Boxes = { day: true, clock: true };
export const NOTHING_WRONG = { start: NONE, end: NONE };

const missing = ({ day, clock }: Parts): Boxes => ({ day: day === null, clock: clock === null });

/**
 * Which boxes a problem of the range is about: the empty ones, or the end that is before the start, or all of them when
 * neither is the case.
 */
export function wrongBoxes(start: Parts, end: Parts, lengthMin: number | null): { start: Boxes; end: Boxes } {
  if (lengthMin === null) return { start: missing(start), end: missing(end) };
  if (lengthMin > 0) return { start: BOTH, end: BOTH };
  const isDayBefore = end.day !== null && start.day !== null && end.day < start.day;
  return { start: NONE, end: { day: isDayBefore, clock: !isDayBefore } };
}
