// The server that records what became of imported rows too late.
import { breakSource } from './breakSource.ts';
import { UNRECORDED } from './serverBreaks.ts';

breakSource(UNRECORDED);
await import('../../support/serverWithClock.ts');
