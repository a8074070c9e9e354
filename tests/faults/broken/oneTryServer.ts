// The product without retries: when a worker dies, its job ends with SE.
import { breakSource } from './breakSource.ts';

breakSource([
  { file: '/sandbox/pool.ts', control: 'return task(box);', instead: 'throw error;' },
  { file: '/judging/queue/outcome.ts', control: 'if (job.tries >= MAX_TRIES) {', instead: 'if (job.tries >= 1) {' },
]);
await import('../../../packages/server/src/main.ts');
