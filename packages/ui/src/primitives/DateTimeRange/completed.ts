interface Parts {
  day: string | null;
  clock: string | null;
}

/**
 * A side after a change of one box: a day chosen without a time gets the usual time, a time typed without a day the
 * usual day. Emptying the day also takes away a time that nobody has chosen.
 */
export function completed(before: Parts, next: Parts, usual: Parts): Parts {
  if (next.day !== before.day) {
    if (next.day === null) return next.clock === usual.clock ? { day: null, clock: null } : next;
    return { day: next.day, clock: next.clock ?? usual.clock };
  }
  return next.clock === null ? next : { day: next.day ?? usual.day, clock: next.clock };
}
