// The real server and judge on a machine without gdb: the judge looks for it in fixed places, so it is hidden there.
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { access } = files;
files.access = (path, mode) =>
  String(path).endsWith('/gdb') ? Promise.reject(new Error('hidden')) : access(path, mode);
syncBuiltinESMExports();
await import('../../packages/server/src/main.ts');
