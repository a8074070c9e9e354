// The server without fencing of results.
import { breakSource } from './breakSource.ts';
import { UNFENCED } from './serverBreaks.ts';

breakSource(UNFENCED);
await import('../../support/serverWithClock.ts');
