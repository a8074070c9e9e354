/**
 * Until when something is locked after these instants: so many `tries` within the window lock it for one window, the
 * next so many for two, then four, and so on within the instants given. 0 when nothing locks it.
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
