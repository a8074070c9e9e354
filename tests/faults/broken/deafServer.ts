// The server without the others' events: it connects and never listens.
import { breakSource } from './breakSource.ts';
import { DEAF } from './serverBreaks.ts';

breakSource(DEAF);
await import('../../../packages/server/src/main.ts');
