import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { alarmNotice } from '../../db/schema/platform.ts';
import { MINUTE_MS } from '@aosai/api/kit/constants';

/** A sender that has not finished by then has died; another server sends. */
const LEASE_MS = 5 * MINUTE_MS;

/** One alarm on its way to one place. */
export interface NoticeKey {
  rule: string;
  /** The server it is about; empty for what all servers share. */
  server: string;
  channel: string;
}

/** Remembers who was told what, so that an alarm is sent once, and once when it is over. */
export interface Notices {
  /**
   * Sends unless this state was sent already or somebody is sending it. A failure is passed on, and the next call tries
   * again. The end of an alarm whose beginning was not sent is not sent either.
   */
  tell(key: NoticeKey, isFiring: boolean, now: Date, send: () => Promise<unknown>): Promise<void>;
}

const rowIs = ({ rule, server, channel }: NoticeKey) =>
  and(eq(alarmNotice.rule, rule), eq(alarmNotice.server, server), eq(alarmNotice.channel, channel));

/** In the database, which all servers share. */
export function sharedNotices(db: Db): Notices {
  return {
    async tell(key, isFiring, now, send) {
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      // Without a row nothing was told, so only the beginning of an alarm makes one.
      if (isFiring)
        await db
          .insert(alarmNotice)
          .values({ ...key, isTold: false })
          .onConflictDoNothing();
      const isFree = or(isNull(alarmNotice.leaseUntil), lt(alarmNotice.leaseUntil, now));
      const claimed = await db
        .update(alarmNotice)
        .set({ leaseUntil })
        .where(and(rowIs(key), ne(alarmNotice.isTold, isFiring), isFree))
        .returning({ rule: alarmNotice.rule });
      if (claimed.length === 0) return;
      const ours = and(rowIs(key), eq(alarmNotice.leaseUntil, leaseUntil));
      try {
        await send();
      } catch (error) {
        await db.update(alarmNotice).set({ leaseUntil: null }).where(ours);
        throw error;
      }
      await db.update(alarmNotice).set({ leaseUntil: null, isTold: isFiring }).where(ours);
    },
  };
}

/** In this process, for the alarm that the database is away. */
export function ownNotices(): Notices {
  const told = new Set<string>();
  const sending = new Set<string>();
  return {
    async tell({ rule, server, channel }, isFiring, _now, send) {
      const key = `${rule} ${server} ${channel}`;
      if (told.has(key) === isFiring || sending.has(key)) return;
      sending.add(key);
      try {
        await send();
        if (isFiring) told.add(key);
        else told.delete(key);
      } finally {
        sending.delete(key);
      }
    },
  };
}
