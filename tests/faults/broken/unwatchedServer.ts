// The server without the watch over its database: calls hang as long as the database does.
import { breakSource } from './breakSource.ts';
import { UNWATCHED } from './serverBreaks.ts';

breakSource(UNWATCHED);
await import('../../../packages/server/src/main.ts');
