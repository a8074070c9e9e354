// A school imports its whole roster of 5,000 with parents and classes while students of another exam save: how long the
// check takes, how long the import in the background, and how long saves take meanwhile; on the embedded database and
// on PostgreSQL. All on one machine, the generator in this process.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { enterRoom } from '../load/savingStudents.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../load/seed.ts';
import { errorCount, figuresOf, newTally, type Tally } from '../load/tally.ts';
import { serverKeyOf } from '../load/wire.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { peakMemoryMiBOf } from '../support/processes.ts';
import { removeData, startProduct } from '../support/product.ts';
import { rosterFile } from '../support/rosterFile.ts';

export const name = 'roster';

const LIMITS = { checkSeconds: 5, applySeconds: 120, 'saveInCheck.p95Ms': 250, 'saveInImport.p95Ms': 250, errors: 0 };

export const budgets: BenchEntry['budgets'] = Object.fromEntries(
  ['', 'postgresql.'].flatMap((prefix) =>
    Object.entries(LIMITS).map(([figure, max]) => [`${prefix}${figure}`, { max }]),
  ),
);

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const ROWS = isSmall ? 400 : 5_000;
/** Each saver sends a save every 6 s, as in the bench of sign-ins. */
const SAVERS = isSmall ? 20 : 200;
const SAVES_PER_SECOND = isSmall ? 5 : 33;
const ALONE_SECONDS = isSmall ? 3 : 30;
const CHECKS = 3;
const ASK_EVERY_MS = 500;
const MANAGER = 'laoshi';

const inSeconds = (ms: number): number => Math.round(ms / 10) / 100;

/** Saves in rounds of a second until the work is done. */
async function savingUntil(save: (seconds: number) => Promise<void>, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await save(1);
  await done;
}

/** Checks the file as the dialog does, and returns the slowest of some checks. */
async function checkMs({ client }: Person, file: File): Promise<number> {
  let slowestMs = 0;
  for (let no = 0; no < CHECKS; no += 1) {
    const startedMs = performance.now();
    const { counts } = await client.organizationMember.batchImport({ mode: 'check' }, [file]);
    if (counts.add !== ROWS) throw new Error(`the check counts ${JSON.stringify(counts)}`);
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  }
  return slowestMs;
}

/** Imports the file and asks for its progress until it is stored. */
async function applyMs({ client }: Person, file: File): Promise<{ ms: number; steps: number }> {
  const startedMs = performance.now();
  const input = { mode: 'apply', intoClasses: true } as const;
  const { importId, isRunning } = await client.organizationMember.batchImport(input, [file]);
  if (importId === null || !isRunning) throw new Error('the import does not run in the background');
  const seen = new Set<number>();
  for (;;) {
    const { content } = await client.organizationMember.queryImportList({});
    const run = content.find(({ id }) => id === importId);
    if (run?.state === 'done') break;
    seen.add(run?.done ?? 0);
    await sleep(ASK_EVERY_MS);
  }
  const ms = performance.now() - startedMs;
  const { report } = await client.organizationMember.queryImport({ id: importId });
  if (report?.counts.create !== ROWS) throw new Error(`the import made ${JSON.stringify(report?.counts)}`);
  return { ms, steps: seen.size };
}

async function imported(postgres?: Postgres): Promise<Figures> {
  const database = postgres && { DATABASE_URL: postgres.url, AOSAI_SECRET: randomBytes(32).toString('base64url') };
  const env = { JUDGE_SLOTS: '0', ...database };
  // The first start creates the demo's papers.
  const first = await startProduct({ env });
  await first.stop();
  const { dataFolder } = first;
  const seeded = await seedExam(dataFolder, '导入时的考试', SAVERS, (db) => demoPaper(db, 'gesp-4'), { env });
  const product = await startProduct({ dataFolder, env, tellsCpu: true });
  try {
    const manager = await signIn(product.url, MANAGER, DEMO_PASSWORD);
    const server = { url: product.url, key: await serverKeyOf(product.url) };
    const room = await enterRoom(server, { ...seeded, password: LOAD_PASSWORD });
    const tallies = { alone: newTally(), inCheck: newTally(), inImport: newTally() };
    const saveInto = (tally: Tally) => (seconds: number) => room.save(tally, SAVES_PER_SECOND, seconds);
    await saveInto(tallies.alone)(ALONE_SECONDS);
    const file = await rosterFile(ROWS);
    const checking = checkMs(manager, file);
    await savingUntil(saveInto(tallies.inCheck), checking);
    const before = await product.cpu();
    const applying = applyMs(manager, file);
    await savingUntil(saveInto(tallies.inImport), applying);
    const after = await product.cpu();
    room.close();
    for (const [phase, tally] of Object.entries(tallies)) {
      if (errorCount(tally) > 0) console.log(`  ${phase}: ${JSON.stringify(tally.errors)}`);
    }
    const { ms, steps } = await applying;
    return {
      rows: ROWS,
      savesPerSecond: SAVES_PER_SECOND,
      checkSeconds: inSeconds(await checking),
      applySeconds: inSeconds(ms),
      /** Of the server with all saves meanwhile; unlike the time, it hardly depends on what else the machine does. */
      applyCpuSeconds: inSeconds((after.us - before.us) / 1_000),
      progressSteps: steps,
      errors: Object.values(tallies).reduce((sum, tally) => sum + errorCount(tally), 0),
      saveAlone: figuresOf(tallies.alone),
      saveInCheck: figuresOf(tallies.inCheck),
      saveInImport: figuresOf(tallies.inImport),
      serverMemoryMiB: await peakMemoryMiBOf(product.pid),
    };
  } finally {
    await product.stop();
    await removeData(product);
  }
}

export async function run(): Promise<Figures> {
  const embedded = await imported();
  const postgres = await startPostgres();
  try {
    return { ...embedded, postgresql: await imported(postgres) };
  } finally {
    await postgres.stop();
  }
}
