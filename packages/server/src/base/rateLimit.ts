/** Allows `limit` calls per `windowMs` and key, over a sliding window of two halves, in bounded memory. */
export interface RateLimit {
  /** Seconds to wait; 0 lets the call through and counts it. */
  take(key: string, nowMs: number): number;
}

export function rateLimit({ limit, windowMs }: { limit: number; windowMs: number }): RateLimit {
  let windowNo = 0;
  let current = new Map<string, number>();
  let previous = new Map<string, number>();

  return {
    take: (key, nowMs) => {
      const no = Math.floor(nowMs / windowMs);
      if (no !== windowNo) {
        previous = no === windowNo + 1 ? current : new Map<string, number>();
        current = new Map<string, number>();
        windowNo = no;
      }
      const elapsedMs = nowMs - no * windowMs;
      const count = current.get(key) ?? 0;
      const sliding = count + (previous.get(key) ?? 0) * (1 - elapsedMs / windowMs);
      if (sliding >= limit) return Math.max(1, Math.ceil((windowMs - elapsedMs) / 1000));
      current.set(key, count + 1);
      return 0;
    },
  };
}
