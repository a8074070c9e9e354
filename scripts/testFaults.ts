// The long runs: crashes, full disks, cut connections. `npm run test:faults -- <part of a file name>` picks some.
import { buildApp } from './parts/buildApp.ts';
import { run } from './parts/child.ts';

await buildApp();
const { code } = await run('vitest', ['run', '--project', 'faults', ...process.argv.slice(2)]);
process.exitCode = code;
