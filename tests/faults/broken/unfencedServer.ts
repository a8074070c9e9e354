// The server without the fence around results: what a worker sends late counts as if the job were still its own.
import { breakSource } from './breakSource.ts';

breakSource([
  { file: '/queue/claim.ts', control: 'eq(submission.tries, tries),', instead: '' },
  { file: '/queue/claim.ts', control: "eq(submission.worker, worker ?? ''),", instead: '' },
  { file: '/queue/claim.ts', control: "eq(submission.state, 'judging'),", instead: '' },
]);
await import('../../support/serverWithClock.ts');
