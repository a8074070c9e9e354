// An exam day with 1,000 students, then with 2,000: sign-in wave, start burst, steady saving with trial runs, end
// burst; on the embedded database and on PostgreSQL. Arrivals are open (a constant rate, regardless of outstanding
// calls), envelopes are real, every student has a connection. Generator and PostgreSQL are separate processes on the
// same machine; the figures include their processor use. Takes a quarter of an hour.
import { randomBytes } from 'node:crypto';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { type CpuMeter, playInAnotherProcess } from '../load/play.ts';
import { examDayOf, IS_SMALL, PHASES } from '../load/plan.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../load/seed.ts';
import { errorCount, figuresOf } from '../load/tally.ts';
import { cpuUsOfFamily, peakMemoryMiBOf } from '../support/processes.ts';
import { judgeReady, removeData, startProduct } from '../support/product.ts';

export const name = 'load';

const [MEMBERS, MORE_MEMBERS] = IS_SMALL ? [20, 40] : [1_000, 2_000];

const R01 = { 'save.p50Ms': 60, 'save.p95Ms': 250, 'save.p99Ms': 800, 'startBurst.p95Ms': 2_000, errors: 0 };
/** The product's aim for 1,000 students, which leaves the rest of a school's machine free. */
const AIM = { ...R01, 'save.p95Ms': 100, 'startBurst.p95Ms': 1_000, 'serverCpuPercent.steady': 45 };

const budgetsOf = (prefix: string, limits: Record<string, number>): BenchEntry['budgets'] =>
  Object.fromEntries(Object.entries(limits).map(([figure, max]) => [`${prefix}${figure}`, { max }]));

export const budgets: BenchEntry['budgets'] = {
  ...budgetsOf('', AIM),
  ...budgetsOf('twoThousand.', R01),
  ...budgetsOf('postgresql.', AIM),
  ...budgetsOf('postgresqlTwoThousand.', R01),
};

/** Percent of one core that a meter's process used in each phase. */
function percentsOf(samples: readonly { atMs: number; us: number }[]): Figures {
  return Object.fromEntries(
    PHASES.flatMap((phase, no) => {
      const [from, to] = [samples[no], samples[no + 1]];
      return from && to ? [[phase, Math.round((to.us - from.us) / 10 / (to.atMs - from.atMs))]] : [];
    }),
  );
}

async function examDay(members: number, postgres: Postgres | undefined): Promise<Figures> {
  const env = postgres && { DATABASE_URL: postgres.url, AOSAI_SECRET: randomBytes(32).toString('base64url') };
  // The first start creates the demo's papers and builds the judge's tools, as in an installation in use.
  const first = await startProduct({ ...(env && { env }) });
  await judgeReady(first);
  await first.stop();
  const { dataFolder } = first;
  const paperOf = (db: Parameters<typeof demoPaper>[0]) => demoPaper(db, 'gesp-4');
  const seeded = await seedExam(dataFolder, '压力测试', members, paperOf, { ...(env && { env }) });
  const product = await startProduct({ dataFolder, tellsCpu: true, ...(env && { env }) });
  const day = examDayOf(members);
  const meters: Record<'server' | 'database', CpuMeter> = {
    server: async () => (await product.cpu()).us,
    database: async () => (postgres ? cpuUsOfFamily(postgres.pid) : 0),
  };
  try {
    await judgeReady(product);
    const plan = { ...day, ...seeded, url: product.url, password: LOAD_PASSWORD };
    const { tallies, cpuPercent, samples } = await playInAnotherProcess(plan, meters);
    for (const [kind, tally] of Object.entries(tallies)) {
      if (errorCount(tally) > 0) console.log(`  ${kind}: ${JSON.stringify(tally.errors)}`);
    }
    const { signIn, start, save, debug, endSave, complete } = tallies;
    return {
      members,
      savesPerSecond: day.savesPerSecond,
      errors: Object.values(tallies).reduce((sum, tally) => sum + errorCount(tally), 0),
      save: figuresOf(save),
      startBurst: figuresOf(start),
      signIn: figuresOf(signIn),
      trialRunAccepted: figuresOf(debug),
      saveInEndBurst: figuresOf(endSave),
      complete: figuresOf(complete),
      serverCpuPercent: percentsOf(samples.server),
      ...(postgres && { databaseCpuPercent: percentsOf(samples.database) }),
      generatorCpuPercent: cpuPercent,
      serverMemoryMiB: await peakMemoryMiBOf(product.pid),
    };
  } finally {
    await product.stop();
    await removeData(product);
  }
}

/** Runs on a new PostgreSQL each time, so that the rows of one run do not slow the next. */
async function onPostgres(members: number): Promise<Figures> {
  const postgres = await startPostgres();
  try {
    return await examDay(members, postgres);
  } finally {
    await postgres.stop();
  }
}

export async function run(): Promise<Figures> {
  return {
    ...(await examDay(MEMBERS, undefined)),
    twoThousand: await examDay(MORE_MEMBERS, undefined),
    postgresql: await onPostgres(MEMBERS),
    postgresqlTwoThousand: await onPostgres(MORE_MEMBERS),
  };
}
