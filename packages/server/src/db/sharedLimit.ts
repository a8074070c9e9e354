import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedLimit } from '../base/rateLimit.ts';
import type { OpenDatabase } from './open.ts';

interface LimitOptions {
  /** Keeps the keys of different limits apart. */
  name: string;
  limit: number;
  windowMs: number;
}

/** The part of a connection pool that the limiter uses. */
const clientOf = (runSql: OpenDatabase['runSql']) => ({
  query: async ({ text, values }: { text: string; values?: unknown[] }) => {
    const [rows = []] = await runSql(text, values);
    return { rows, rowCount: rows.length };
  },
});

/** Allows `limit` calls per window and key, from the first call on, for all servers on the database together. */
export function sharedLimit(runSql: OpenDatabase['runSql'], { name, limit, windowMs }: LimitOptions): SharedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(runSql),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // A job does that (scheduledJobs.ts).
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit,
    duration: windowMs / 1000,
  });
  return {
    async take(key, calls = 1) {
      try {
        await limiter.consume(key, calls);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
