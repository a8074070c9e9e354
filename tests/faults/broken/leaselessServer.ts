// The server without the end of leases: a job whose worker is gone stays with it for ever.
import { breakSource } from './breakSource.ts';

breakSource([
  {
    file: '/queue/claim.ts',
    control: "s.state <> 'done' and (s.lease_until is null or s.lease_until < ${at})",
    instead: "s.state = 'queued' and ${at} is not null",
  },
]);
await import('../../support/serverWithClock.ts');
