// The server without expiry of leases.
import { breakSource } from './breakSource.ts';
import { LEASELESS } from './serverBreaks.ts';

breakSource(LEASELESS);
await import('../../support/serverWithClock.ts');
