// A thousand students on one exam day, then two thousand: sign-in wave, start burst, steady saving with trial runs, end
// burst; on the embedded database and on PostgreSQL. Arrivals are open (a constant rate, whatever is still unanswered),
// envelopes are real, every student has a connection. The generator is a process of its own on the same machine, and so
// is PostgreSQL: what each takes of the processor is in the figures. A quarter of an hour in all.
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
/** What is left for the rest of a school's machine: the product's own aim for a thousand. */
const AIM = { ...R01, 'save.p95Ms': 100, 'startBurst.p95Ms': 1_000, 'serverCpuPercent.steady': 45 };

const budgetsOf = (prefix: string, limits: Record<string, number>): BenchEntry['budgets'] =>
  Object.fromEntries(Object.entries(limits).map(([figure, max]) => [`${prefix}${figure}`, { max }]));

export const budgets: BenchEntry['budgets'] = {
  ...budgetsOf('', AIM),
  ...budgetsOf('twoThousand.', R01),
  ...budgetsOf('postgresql.', AIM),
  ...budgetsOf('postgresqlTwoThousand.', R01),
};

/** Share of one core that a meter's process took in each phase. */
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
  // The first start brings the demo's papers and builds the judge's tools, as in an installation that is in use.
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

/** Each run has a PostgreSQL of its own: what one has left behind would weigh on the next. */
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
