import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRows } from '../../db/rawRows.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { PRIORITY } from '../submissions/trialRuns.ts';
import { claim } from './claim.ts';
import { type JobsFrom, nextInQueue } from './queueOrder.ts';

const WAITING = 1_500;
const CLAIMER = { worker: 'w', slots: 1 };
let site: TestApp;

/** Queues jobs of one member each, or all of one member, `everyMs` apart. */
async function queueMany(
  count: number,
  {
    member,
    kind = 'submit',
    everyMs = 1,
  }: {
    member: string | null;
    kind?: 'submit' | 'debug';
    everyMs?: number;
  },
): Promise<void> {
  const priority = kind === 'debug' ? PRIORITY.trial : PRIORITY.submit;
  await site.db.execute(sql`
    insert into ${submission} (app_id, id, created_at, updated_at, member_id, question_version_id, kind, language, code,
      code_hash, max_points, priority, state, total_cases)
    select 'aosai', ${member ?? 'all'} || ${kind}::text || lpad(no::text, 8, '0'),
      ${site.now().toISOString()}::timestamptz + make_interval(secs => ${everyMs}::float8 / 1000 * no), now(),
      coalesce(${member}::text, 'member ' || no), 'Q', ${kind}, 53, '', '', 1, ${priority}, 'queued', 1
    from generate_series(1, ${count}::int) no
  `);
}
const inMs = (ms: number) => new Date(site.now().getTime() + ms);
const planOf = async (from: JobsFrom) =>
  (await rawRows<{ 'QUERY PLAN': string }>(site.db, sql`explain (costs off) ${nextInQueue(CLAIMER, from, inMs(0))}`))
    .map((row) => row['QUERY PLAN'])
    .join('\n');

beforeAll(async () => {
  site = await openTestApp();
}, 60_000);
afterAll(() => site.close());

test('nextInQueue: reads the first rows of an index, however many jobs wait', async () => {
  await queueMany(WAITING, { member: null });
  await queueMany(WAITING, { member: null, kind: 'debug' });
  await site.db.execute(sql`analyze submission`);
  for (const from of ['all', 'scored', 'submitted'] as const) {
    const plan = await planOf(from);
    expect(plan).toMatch(/Index Scan using submission_queue on submission s/);
    expect(plan).not.toMatch(/Sort|Seq Scan on submission|Bitmap/);
  }
  await site.db.delete(submission);
});

test('fair_at: jobs of one member come later one by one, up to five minutes, and others in between', async () => {
  await queueMany(100, { member: 'flood', everyMs: 0 });
  site.at(inMs(1_000));
  await queueMany(3, { member: null });
  const order: string[] = [];
  for (let no = 0; no < 5; no += 1) order.push((await claim(site.db, CLAIMER, inMs(no + 10)))?.memberId ?? '');
  expect(order).toEqual(['flood', 'member 1', 'member 2', 'member 3', 'flood']);
  const [last] = await rawRows<{ late: number }>(
    site.db,
    sql`select max(extract(epoch from fair_at - created_at))::int as late from submission`,
  );
  expect(last?.late).toBe(300);
  await site.db.delete(submission);
});

test('claim: eight workers at once get eight jobs, none twice', async () => {
  await queueMany(50, { member: null });
  const jobs = await Promise.all(
    Array.from({ length: 8 }, (_, no) => claim(site.db, { worker: `worker ${no}`, slots: 1 }, inMs(100))),
  );
  expect(new Set(jobs.map((job) => job?.id)).size).toBe(8);
  expect(jobs).not.toContain(null);
});
