// The product without retries.
import { breakSource } from './breakSource.ts';
import { ONE_TRY } from './serverBreaks.ts';

breakSource(ONE_TRY);
await import('../../../packages/server/src/main.ts');
