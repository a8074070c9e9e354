// Every story against its picture; without pictures for this Chromium it says so and ends with 0.
// `npm run test:visual -- -u` takes them anew.
import { childEnv, run } from './parts/child.ts';

const { code } = await run('vitest', ['run', '--project', 'stories', ...process.argv.slice(2)], {
  env: childEnv({ VISUAL: '1' }),
});
process.exitCode = code;
