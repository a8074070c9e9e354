// `npm run access`: prints which caller may make which call and reaches which rows. The access files are loaded through
// Vite, since they are found by a pattern.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './parts/child.ts';

const file = join(root, 'packages/server/src/testing/everyCall/accessTable.ts');
const { module } = await runnerImport<typeof import('../packages/server/src/testing/everyCall/accessTable.ts')>(file, {
  configFile: false,
  root,
});
process.stdout.write(module.accessTable());
