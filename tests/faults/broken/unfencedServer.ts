// The server without fencing of results: a late result counts although the worker has lost its lease.
import { breakSource } from './breakSource.ts';

breakSource([
  { file: '/judging/queue/claim.ts', control: 'eq(submission.tries, tries),', instead: '' },
  { file: '/judging/queue/claim.ts', control: "eq(submission.worker, worker ?? ''),", instead: '' },
  { file: '/judging/queue/claim.ts', control: "eq(submission.state, 'judging'),", instead: '' },
]);
await import('../../support/serverWithClock.ts');
