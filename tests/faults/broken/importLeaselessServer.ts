// The server that never takes over an import.
import { breakSource } from './breakSource.ts';
import { IMPORT_LEASELESS } from './serverBreaks.ts';

breakSource(IMPORT_LEASELESS);
await import('../../support/serverWithClock.ts');
