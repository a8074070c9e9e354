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
/** Has a day without a time, or a time without a day. */
export const isHalf = ({ day, clock }: Parts): boolean => (day === null) !== (clock === null);
const isEmpty = ({ day, clock }: Parts): boolean => day === null && clock === null;

/**
 * Which boxes a problem of the range is about: the empty ones, or the end that is before the start, or all of them when
 * neither is the case. A side of an optional range may be empty.
 */
export function wrongBoxes(
  start: Parts,
  end: Parts,
  { lengthMin, required }: { lengthMin: number | null; required: boolean },
): { start: Boxes; end: Boxes } {
  if (lengthMin === null) {
    const hasHalf = !required && [start, end].some((side) => isHalf(side));
    const boxesOf = (side: Parts) => (hasHalf && isEmpty(side) ? NONE : missing(side));
    return { start: boxesOf(start), end: boxesOf(end) };
  }
  if (lengthMin > 0) return { start: BOTH, end: BOTH };
  const isDayBefore = end.day !== null && start.day !== null && end.day < start.day;
  return { start: NONE, end: { day: isDayBefore, clock: !isDayBefore } };
}
