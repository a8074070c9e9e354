import { lt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { seenEnvelope } from '../db/schema/platform.ts';

export interface ReplayStore {
  /** Remembers `enc` until the instant; false when it was there already. */
  markSeen(enc: string, untilMs: number): Promise<boolean>;
  /** Forgets what no clock window can bring back. */
  forget(now: Date): Promise<void>;
}

interface Waiting {
  enc: string;
  untilMs: number;
  resolve(isNew: boolean): void;
  reject(error: unknown): void;
}

/**
 * Seen envelopes in memory and in a table, so that a captured request cannot be sent again after a restart or to
 * another process. Requests that arrive while one write is under way share the next one.
 */
export function openReplayStore(db: Db): ReplayStore {
  const seen = new Map<string, number>();
  let waiting: Waiting[] = [];
  let writing = false;

  async function write(batch: Waiting[]): Promise<void> {
    try {
      const rows = await db
        .insert(seenEnvelope)
        .values(batch.map(({ enc, untilMs }) => ({ enc, expiresAt: new Date(untilMs) })))
        .onConflictDoNothing()
        .returning({ enc: seenEnvelope.enc });
      const fresh = new Set(rows.map((row) => row.enc));
      for (const { enc, resolve } of batch) resolve(fresh.has(enc));
    } catch (error) {
      for (const { enc, reject } of batch) {
        seen.delete(enc);
        reject(error);
      }
    }
  }

  async function drain(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(batch);
    }
    writing = false;
  }

  return {
    markSeen: (enc, untilMs) => {
      if (seen.has(enc)) return Promise.resolve(false);
      seen.set(enc, untilMs);
      const answer = new Promise<boolean>((resolve, reject) => waiting.push({ enc, untilMs, resolve, reject }));
      if (!writing) void drain();
      return answer;
    },
    forget: async (now) => {
      for (const [enc, untilMs] of seen) if (untilMs < now.getTime()) seen.delete(enc);
      await db.delete(seenEnvelope).where(lt(seenEnvelope.expiresAt, now));
    },
  };
}
