/**
 * Until when something is locked after these failures: the first `tries` of them within the window lock it for one
 * window, the next `tries` for two, then four, and so on. 0 when it is not locked.
 */
export function lockedUntilMs(
  instantsMs: readonly number[],
  { tries, windowMs }: { tries: number; windowMs: number },
): number {
  let recent: number[] = [];
  let locks = 0;
  let untilMs = 0;
  for (const atMs of instantsMs) {
    recent = [...recent.filter((earlier) => atMs - earlier < windowMs), atMs];
    if (recent.length < tries) continue;
    untilMs = atMs + windowMs * 2 ** locks;
    locks += 1;
    recent = [];
  }
  return untilMs;
}
