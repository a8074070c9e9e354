import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../kit/context.ts';
import { countFailedJobs } from './jobsHealth.ts';
import { queueHealth } from './queueHealth.ts';

/** What a server measures about itself and the site, with the text that Prometheus shows. */
export const MEASURES = {
  aosai_uptime_seconds: 'Time since this server started.',
  aosai_event_loop_lag_max_seconds: 'The longest wait for the processor in the last ten seconds.',
  aosai_resident_memory_bytes: 'Memory of this server.',
  aosai_event_streams: 'Pages that wait for news.',
  aosai_other_servers_heard: 'Whether news of other servers arrive.',
  aosai_clock_ahead_seconds: "How far this machine's clock is ahead of the database's.",
  aosai_clock_difference_seconds: 'The same without its sign.',
  aosai_judge_available: 'Whether any judge works.',
  aosai_database_up: 'Whether the database answers.',
  aosai_database_answer_seconds: 'Time for the shortest question to the database.',
  aosai_database_connections_open: "Connections of this server's pool.",
  aosai_database_connections_idle: 'Of these, those that nobody uses.',
  aosai_database_connections_waited_for: 'Calls that wait for a connection.',
  aosai_queue_waiting: 'Programs that wait for a judge.',
  aosai_queue_running: 'Programs that are judged now.',
  aosai_queue_oldest_seconds: 'How long the oldest program waits.',
  aosai_system_errors: 'Submissions of the last day that the judge gave up and nobody has judged again.',
  aosai_jobs_failing: 'Background jobs whose last run failed.',
  aosai_backup_age_seconds: 'Age of the newest good backup, where one is taken each night.',
  aosai_disk_free_bytes: 'Space left where the data is.',
  aosai_disk_size_bytes: 'Size of that disk.',
  aosai_disk_free_share: 'The share of that disk that is free, 0 to 1.',
} as const;

export type Measure = keyof typeof MEASURES;
/** Without what could not be measured, as the queue while the database is away. */
export type Readings = Partial<Record<Measure, number>>;

/** Measures that every server on the same database reads alike. */
export const SHARED_MEASURES: ReadonlySet<Measure> = new Set([
  'aosai_judge_available',
  'aosai_queue_waiting',
  'aosai_queue_running',
  'aosai_queue_oldest_seconds',
  'aosai_system_errors',
  'aosai_jobs_failing',
]);

/** A question that takes longer counts as unanswered. */
const ASK_MS = 3_000;

export interface ReadingSources {
  db: Db;
  services: Pick<Services, 'now' | 'judgeStatus' | 'platform'>;
  lagMs(): number;
  streams(): number;
  hearsOthers(): boolean;
  connections(): { open: number; idle: number; waitedFor: number } | null;
  /** Absent where no backup is taken each night. */
  newestBackupAt?: (() => Promise<Date | null>) | undefined;
}

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  const isLate = Promise.withResolvers<null>();
  const timer = setTimeout(() => isLate.resolve(null), ASK_MS);
  try {
    return await Promise.race([work, isLate.promise]);
  } catch {
    // What cannot be measured is left out instead of failing the whole reading.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function databaseReadings({ db, services }: ReadingSources): Promise<Readings> {
  const beganMs = performance.now();
  const isUp = await inTime(db.execute(sql`select 1`).then(() => true));
  if (!isUp) return { aosai_database_up: 0 };
  const answerSeconds = (performance.now() - beganMs) / 1000;
  const queue = await inTime(queueHealth(db, services.now()));
  const failing = await inTime(countFailedJobs(db));
  return {
    aosai_database_up: 1,
    aosai_database_answer_seconds: answerSeconds,
    ...(queue && {
      aosai_queue_waiting: queue.waiting,
      aosai_queue_running: queue.running,
      aosai_queue_oldest_seconds: queue.oldestWaitMs / 1000,
      aosai_system_errors: queue.systemErrors,
    }),
    ...(failing !== null && { aosai_jobs_failing: failing }),
  };
}

async function diskReadings(folder: string): Promise<Readings> {
  const disk = await inTime(statfs(folder));
  if (!disk) return {};
  const { bavail, blocks, bsize } = disk;
  return {
    aosai_disk_free_bytes: bavail * bsize,
    aosai_disk_size_bytes: blocks * bsize,
    ...(blocks > 0 && { aosai_disk_free_share: bavail / blocks }),
  };
}

/** Without any backup the server's own age counts, so that a site whose first one fails hears of it too. */
async function backupReadings({ newestBackupAt, services }: ReadingSources): Promise<Readings> {
  if (!newestBackupAt) return {};
  const at = (await inTime(newestBackupAt())) ?? services.platform.startedAt;
  return { aosai_backup_age_seconds: Math.max(0, services.now().getTime() - at.getTime()) / 1000 };
}

/** Measures everything now; never rejects. */
export async function takeReadings(sources: ReadingSources): Promise<Readings> {
  const { services, lagMs, streams, hearsOthers, connections } = sources;
  const { platform } = services;
  const aheadSeconds = platform.clockAheadMs() / 1000;
  const pool = connections();
  const [database, disk, backup] = await Promise.all([
    databaseReadings(sources),
    diskReadings(platform.dataFolder),
    backupReadings(sources),
  ]);
  return {
    aosai_uptime_seconds: (services.now().getTime() - platform.startedAt.getTime()) / 1000,
    aosai_event_loop_lag_max_seconds: lagMs() / 1000,
    aosai_resident_memory_bytes: process.memoryUsage.rss(),
    aosai_event_streams: streams(),
    aosai_other_servers_heard: hearsOthers() ? 1 : 0,
    aosai_clock_ahead_seconds: aheadSeconds,
    aosai_clock_difference_seconds: Math.abs(aheadSeconds),
    aosai_judge_available: services.judgeStatus().available ? 1 : 0,
    ...(pool && {
      aosai_database_connections_open: pool.open,
      aosai_database_connections_idle: pool.idle,
      aosai_database_connections_waited_for: pool.waitedFor,
    }),
    ...database,
    ...disk,
    ...backup,
  };
}

/** The readings in Prometheus' text format. */
export function readingsText(readings: Readings, version: string): string {
  const lines = Object.entries(MEASURES).flatMap(([name, help]) => {
    const value = readings[name as Measure];
    return value === undefined ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
  });
  return [
    '# HELP aosai_build_info The version with its commit, as a label.',
    '# TYPE aosai_build_info gauge',
    `aosai_build_info{version=${JSON.stringify(version)}} 1`,
    ...lines,
    '',
  ].join('\n');
}
