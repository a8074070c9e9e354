import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './db/open.ts';

/** Beyond it an operator should look at the machine's clock. */
export const CLOCK_ALARM_MS = 5_000;
/** Beyond it the machine is not trusted: the server is not ready and does nothing by itself. */
export const CLOCK_WRONG_MS = 30_000;
const ASK_EVERY_MS = 60_000;
/** What a measurement is off by anyhow; a smaller difference moves no clock. */
const TOLERANCE_MS = 20;
/** The machine's clock was set, or the machine slept: what was measured before says nothing. */
const JUMP_MS = 1_000;
const TELL_EVERY_MS = 10 * 60_000;

interface ClockLog {
  error(details: object, message: string): void;
}

export interface DatabaseClock {
  /** The database's time, by which all servers on it decide. */
  now(): Date;
  /** How far this machine's clock is ahead of the database's, as of the last question; 0 within what can be measured. */
  aheadMs(): number;
  /** Asks the database; false when the machine's clock is too wrong for work that nobody asked for. */
  check(): Promise<boolean>;
  stop(): void;
}

interface ClockOptions {
  /** The machine's clock; in tests one that can be moved. */
  wall: () => Date;
  log?: ClockLog | undefined;
  steadyMs?: () => number;
}

/** The milliseconds since 1970 that the database's clock shows. */
async function databaseMs(db: OpenDatabase['db']): Promise<number> {
  const result = await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
  return Number((result as unknown as { rows: { ms: number }[] }).rows[0]?.ms);
}

/**
 * Deadlines, sessions and keys end by one clock, however the machines of the servers are set: the time that PostgreSQL
 * says, carried on from one question to the next by a counter that no setting of the clock moves. The embedded database
 * has the machine's own clock, so there is nothing to compare.
 */
export async function openDatabaseClock(
  { kind, db }: Pick<OpenDatabase, 'kind' | 'db'>,
  options: ClockOptions,
): Promise<DatabaseClock> {
  if (kind === 'postgresql') return carriedClock(() => databaseMs(db), options);
  return { now: options.wall, aheadMs: () => 0, check: () => Promise.resolve(true), stop: () => undefined };
}

/** The clock of `askMs`, carried on between questions. */
export async function carriedClock(
  askMs: () => Promise<number>,
  { wall, log, steadyMs = () => performance.now() }: ClockOptions,
): Promise<DatabaseClock> {
  let atZeroMs = Number.NaN;
  let aheadMs = 0;
  let wallAtZeroMs = 0;
  let toldMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const tell = () => {
    const isAlarm = Math.abs(aheadMs) > CLOCK_ALARM_MS;
    if (!isAlarm) toldMs = Number.NEGATIVE_INFINITY;
    if (!isAlarm || steadyMs() - toldMs < TELL_EVERY_MS) return;
    toldMs = steadyMs();
    const what = Math.abs(aheadMs) > CLOCK_WRONG_MS ? 'not ready, no chores' : 'set it by NTP';
    log?.error({ aheadMs }, `the clock of this machine differs from the database's: ${what}`);
  };
  const measure = async () => {
    const [beforeMs, wallMs] = [steadyMs(), wall().getTime()];
    const saidMs = await askMs();
    const halfMs = (steadyMs() - beforeMs) / 2;
    const saidAtZeroMs = saidMs - halfMs - beforeMs;
    if (!(Math.abs(saidAtZeroMs - atZeroMs) <= halfMs + TOLERANCE_MS)) atZeroMs = saidAtZeroMs;
    wallAtZeroMs = wallMs - beforeMs;
    const differsMs = wallAtZeroMs - saidAtZeroMs;
    const sureMs = Math.max(0, Math.abs(differsMs) - halfMs - TOLERANCE_MS);
    aheadMs = Math.round(Math.sign(differsMs) * sureMs);
    tell();
  };
  const ask = () => {
    asking ??= measure().finally(() => {
      asking = null;
    });
    return asking;
  };
  // The database may be away: then the last answer holds, and whoever needs the database says that it is gone.
  const askQuietly = () => void ask().catch(() => undefined);

  await ask();
  const timer = setInterval(askQuietly, ASK_EVERY_MS);
  timer.unref();
  return {
    now: () => {
      const passedMs = steadyMs();
      if (Math.abs(wall().getTime() - passedMs - wallAtZeroMs) > JUMP_MS) askQuietly();
      return new Date(atZeroMs + passedMs);
    },
    aheadMs: () => aheadMs,
    check: async () => {
      await ask();
      return Math.abs(aheadMs) <= CLOCK_WRONG_MS;
    },
    stop: () => clearInterval(timer),
  };
}
