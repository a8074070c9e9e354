import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './open.ts';

/** Beyond it an operator should look at the machine's clock. */
export const CLOCK_ALARM_MS = 5_000;
/** Beyond it the machine is distrusted: the server is not ready and runs no chores. */
export const CLOCK_WRONG_MS = 30_000;
const ASK_EVERY_MS = 60_000;
/** Accuracy of a measurement; smaller differences are ignored. */
const TOLERANCE_MS = 20;
/**
 * A larger jump means that the machine's clock was set, or the machine slept, which invalidates the last measurement.
 */
const JUMP_MS = 1_000;
const TELL_EVERY_MS = 10 * 60_000;

interface ClockLog {
  error(details: object, message: string): void;
}

export interface DatabaseClock {
  /** The database's time, which all servers on it use. */
  now(): Date;
  /** How far this machine's clock was ahead of the database's at the last query; 0 within the accuracy. */
  aheadMs(): number;
  /** Queries the database; returns false when this machine's clock is too wrong for chores. */
  check(): Promise<boolean>;
  stop(): void;
}

interface ClockOptions {
  /** The machine's clock; tests pass one that they can move. */
  wall: () => Date;
  log?: ClockLog | undefined;
  steadyMs?: () => number;
}

/** The database's time in milliseconds since 1970. */
async function databaseMs(db: OpenDatabase['db']): Promise<number> {
  const result = await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
  return Number((result as unknown as { rows: { ms: number }[] }).rows[0]?.ms);
}

/**
 * One clock decides about deadlines, sessions and keys, however the servers' machines are set: PostgreSQL's time,
 * continued between queries by a monotonic counter. The embedded database uses the machine's own clock, so there is
 * nothing to compare.
 */
export async function openDatabaseClock(
  { kind, db }: Pick<OpenDatabase, 'kind' | 'db'>,
  options: ClockOptions,
): Promise<DatabaseClock> {
  if (kind === 'postgresql') return carriedClock(() => databaseMs(db), options);
  return { now: options.wall, aheadMs: () => 0, check: () => Promise.resolve(true), stop: () => undefined };
}

/** The clock of `askMs`, continued between queries. */
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
  // The database may be away: keep the last measurement; code that needs the database reports the failure.
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
