import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { type Person, signIn } from '../../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../../support/product.ts';
import { rosterFile } from '../../support/rosterFile.ts';

const WITH_CLOCK = join(import.meta.dirname, '../../support/serverWithClock.ts');
const MANAGER = 'laoshi';
/** More rows than an import stores while the caller waits. */
const ROWS = 320;
/** Longer than the lease of a dead server. */
const NEXT_START_MS = 61_000;
/** Slow enough for the limit of calls per person. */
const ASK_EVERY_MS = 100;
const EDMS = { group: 'edms' } as const;

export interface KilledImport {
  /** Rows that were stored when each kill came. */
  doneAtKill: number[];
  /** A line for each difference between the finished import and one without a kill. */
  faults: string[];
}

interface KillPlan {
  /** How long after a stored chunk each kill comes. */
  killAfterMs: readonly number[];
  entry?: string;
  /** How long the import may stand still before it counts as abandoned. */
  patienceMs?: number;
}

/** Waits until more than `before` rows are stored, and returns their number; null when the import stands still. */
async function nextStep({ client }: Person, before: number, patienceMs: number): Promise<number | null> {
  for (const endMs = performance.now() + patienceMs; performance.now() < endMs; await sleep(ASK_EVERY_MS)) {
    const [run] = (await client.organizationMember.queryImportList({})).content;
    if (run && run.done > before) return run.done;
  }
  return null;
}

/** What is missing or there twice after an import that has ended. */
async function faultsOf({ client }: Person, importId: string): Promise<string[]> {
  const { report } = await client.organizationMember.queryImport({ id: importId });
  if (!report) return ['the import has no report'];
  const faults: string[] = [];
  const expectRows = (what: string, count: number) => {
    if (count !== ROWS) faults.push(`${what}: ${count} of ${ROWS}`);
  };
  expectRows('new accounts', report.counts.create);
  expectRows('passwords for the slips', new Set(report.accounts.map(({ no }) => no)).size);
  expectRows('invited parents', report.rows.filter(({ notes }) => notes.includes('已邀请家长')).length);
  expectRows(
    'places in classes by the report',
    report.classes.reduce((sum, { students }) => sum + students, 0),
  );
  const members: string[] = [];
  for (let page = 0; ; page += 1) {
    const found = await client.organizationMember.queryList({ page, size: MAX_PAGE_SIZE, keyword: '新生' });
    members.push(...found.content.map(({ no }) => no ?? ''));
    if (members.length >= found.total || found.content.length === 0) break;
  }
  expectRows('members', members.length);
  expectRows('numbers of members', new Set(members).size);
  const classIds = report.classes.map(({ gradeId }) => gradeId ?? '');
  const places = await Promise.all(classIds.map((gradeId) => client.gradeEnroll.queryEnrollList({ gradeId }, EDMS)));
  expectRows(
    'places in classes',
    places.reduce((sum, { total }) => sum + total, 0),
  );
  return faults;
}

/** Imports a roster in the background, kills the server meanwhile, and starts it again after the end of the lease. */
export async function killedImport({
  killAfterMs,
  entry = WITH_CLOCK,
  patienceMs = 100_000,
}: KillPlan): Promise<KilledImport> {
  let product: Product = await startProduct({ entry, env: { JUDGE_SLOTS: '0' } });
  const { url, dataFolder } = product;
  const signedIn = () => signIn(url, MANAGER, DEMO_PASSWORD);
  try {
    let manager = await signedIn();
    const file = await rosterFile(ROWS);
    const { importId } = await manager.client.organizationMember.batchImport({ mode: 'apply', intoClasses: true }, [
      file,
    ]);
    const doneAtKill: number[] = [];
    let done = 0;
    for (const [no, waitMs] of killAfterMs.entries()) {
      const step = await nextStep(manager, done, patienceMs);
      if (step === null) return { doneAtKill, faults: [`the import stands still at ${done} of ${ROWS}`] };
      done = step;
      await sleep(waitMs);
      await product.kill();
      doneAtKill.push(done);
      const env = { JUDGE_SLOTS: '0', AHEAD_MS: String((no + 1) * NEXT_START_MS) };
      product = await startProduct({ entry, env, dataFolder, port: Number(new URL(url).port) });
      manager = await signedIn();
    }
    while (done < ROWS) {
      const step = await nextStep(manager, done, patienceMs);
      if (step === null) return { doneAtKill, faults: [`the import stands still at ${done} of ${ROWS}`] };
      done = step;
    }
    for (;;) {
      const { state } = await manager.client.organizationMember.queryImport({ id: importId ?? '' });
      if (state === 'done') break;
      await sleep(ASK_EVERY_MS);
    }
    return { doneAtKill, faults: await faultsOf(manager, importId ?? '') };
  } finally {
    await product.kill();
    await removeData(product);
  }
}
