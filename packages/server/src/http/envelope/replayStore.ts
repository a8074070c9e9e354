import { lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { seenEnvelope } from '../../db/schema/platform.ts';

export interface ReplayStore {
  /**
   * Remembers `enc` until the instant; returns false if it was there already. Throws ENV_BUSY when full. Anonymous
   * requests (mode 0) may use half of the room, so that strangers cannot lock out signed-in members.
   */
  markSeen(enc: string, untilMs: number, mode?: 0 | 1): Promise<boolean>;
  /** Forgets envelopes too old for every server, also one whose clock is slow. */
  forget(now: Date): Promise<void>;
}

/** Room for 2,000 members who save once in two seconds; about 60 MB. */
const MAX_REMEMBERED = 500_000;
/** How far the clocks of two servers on one database may differ. */
const CLOCKS_APART_MS = 60_000;

interface Waiting {
  enc: string;
  untilMs: number;
  resolve(isNew: boolean): void;
  reject(error: unknown): void;
}

/**
 * Seen envelopes, in memory and in a table, so that a captured request cannot be replayed after a restart or at another
 * process. Requests that arrive during a write share the next one.
 */
export function openReplayStore(db: Db, { maxRemembered = MAX_REMEMBERED } = {}): ReplayStore {
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
    markSeen: async (enc, untilMs, mode = 1) => {
      if (seen.has(enc)) return false;
      if (seen.size >= (mode === 0 ? maxRemembered / 2 : maxRemembered)) throw new AppError('ENV_BUSY');
      seen.set(enc, untilMs);
      const answer = new Promise<boolean>((resolve, reject) => waiting.push({ enc, untilMs, resolve, reject }));
      if (!writing) void drain();
      return answer;
    },
    forget: async (now) => {
      const past = new Date(now.getTime() - CLOCKS_APART_MS);
      for (const [enc, untilMs] of seen) if (untilMs < past.getTime()) seen.delete(enc);
      await db.delete(seenEnvelope).where(lt(seenEnvelope.expiresAt, past));
    },
  };
}
