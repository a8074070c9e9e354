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
