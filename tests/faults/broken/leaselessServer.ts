// The server without expiry of leases: the job of a dead worker is never judged by another one.
import { breakSource } from './breakSource.ts';

breakSource([
  {
    file: '/judging/queue/claim.ts',
    control: "s.state <> 'done' and (s.lease_until is null or s.lease_until < ${at})",
    instead: "s.state = 'queued' and ${at} is not null",
  },
]);
await import('../../support/serverWithClock.ts');
