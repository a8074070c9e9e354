import type { Break } from './breakSource.ts';

/** A late result counts although the worker has lost its lease. */
export const UNFENCED: readonly Break[] = [
  { file: '/judging/queue/claim.ts', control: 'eq(submission.tries, tries),', instead: '' },
  { file: '/judging/queue/claim.ts', control: "eq(submission.worker, worker ?? ''),", instead: '' },
  { file: '/judging/queue/claim.ts', control: "eq(submission.state, 'judging'),", instead: '' },
];

/** Leases never expire: the job of a dead worker is never judged by another one. */
export const LEASELESS: readonly Break[] = [
  {
    file: '/judging/queue/queueOrder.ts',
    control: '${alias}.lease_until < ${instantParam(now)}',
    instead: "(${alias}.state = 'queued' and ${alias}.lease_until < ${instantParam(now)})",
  },
];

/** No retries: when a worker dies, its job ends with SE. */
export const ONE_TRY: readonly Break[] = [
  { file: '/sandbox/pool.ts', control: 'return task(box);', instead: 'throw error;' },
  { file: '/judging/queue/outcome.ts', control: 'if (tries >= MAX_TRIES) {', instead: 'if (tries >= 1) {' },
];

/** What became of imported rows is recorded long after the transaction that made the accounts. */
export const UNRECORDED: readonly Break[] = [
  {
    file: '/schools/roster/importRuns.ts',
    control:
      'await recordChunk(tx, run, outcomesOf(made, now), { classes: mergedClasses(run.classes, made.classes ?? []) });',
    instead: '',
  },
  {
    file: '/schools/roster/importRuns.ts',
    control: 'if (!result.applied) await db.transaction((tx) => recordChunk(tx, run, outcomesOf(result, now)));',
    instead: `if (run.doneCount === 0) await new Promise((resolve) => setTimeout(resolve, 3_000));
      await db.transaction((tx) => recordChunk(tx, run, outcomesOf(result, now)));
      if (!result.applied) return;`,
  },
];

/** Nobody takes over the import of a dead server. */
export const IMPORT_LEASELESS: readonly Break[] = [
  {
    file: '/schools/roster/importRuns.ts',
    control: '(i.lease_until is null or i.lease_until < ${instantParam(now)})',
    instead: 'i.lease_until is null',
  },
];

/** Events of other servers are not heard. */
export const DEAF: readonly Break[] = [
  { file: '/db/signals.ts', control: 'await client.query(`listen ${CHANNEL}`);', instead: '' },
];

/** Nothing ends calls while the database hangs. */
export const UNWATCHED: readonly Break[] = [{ file: '/db/watchedPool.ts', control: 'pool.setAway();', instead: '' }];
