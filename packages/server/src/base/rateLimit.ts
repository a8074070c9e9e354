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

/** A limit that several servers count together. */
export interface SharedLimit {
  /** Seconds to wait; 0 lets these calls through. Counts them in both cases. Rejects while the database is away. */
  take(key: string, calls?: number): Promise<number>;
}

/** Of a limit, the share that a server counts by itself before it tells the others. */
const SHARE = 0.1;

/**
 * Lets several servers share a limit without a question for each call: only who makes a tenth of the allowed calls
 * within a window is counted together, a tenth at a time, and after the call. So each server may let a tenth more
 * through, and keeps its own limit while the database is away.
 */
export function spreadLimit(shared: SharedLimit, { limit, windowMs }: { limit: number; windowMs: number }): RateLimit {
  const own = rateLimit({ limit, windowMs });
  const share = Math.max(1, Math.floor(limit * SHARE));
  const untold = new Map<string, number>();
  const blockedUntilMs = new Map<string, number>();
  let windowNo = 0;

  const forget = (nowMs: number) => {
    const no = Math.floor(nowMs / windowMs);
    if (no === windowNo) return;
    windowNo = no;
    untold.clear();
    for (const [key, untilMs] of blockedUntilMs) if (untilMs <= nowMs) blockedUntilMs.delete(key);
  };
  const tell = async (key: string, nowMs: number) => {
    try {
      const seconds = await shared.take(key, share);
      if (seconds > 0) blockedUntilMs.set(key, nowMs + seconds * 1000);
    } catch {
      // Without the database the call itself fails, and this server's own limit stays.
    }
  };
  return {
    take: (key, nowMs) => {
      forget(nowMs);
      const blockedMs = (blockedUntilMs.get(key) ?? 0) - nowMs;
      if (blockedMs > 0) return Math.ceil(blockedMs / 1000);
      const seconds = own.take(key, nowMs);
      if (seconds > 0) return seconds;
      const count = (untold.get(key) ?? 0) + 1;
      untold.set(key, count % share);
      if (count === share) void tell(key, nowMs);
      return 0;
    },
  };
}
