// Chromatic is an optional cloud service: its package is no dependency, its account is the operator's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './parts/child.ts';

const VERSION = '18.14.3';

const missing = [
  existsSync(join(root, 'node_modules/chromatic')) ? [] : [`the package: npm install --save-dev chromatic@${VERSION}`],
  process.env['CHROMATIC_PROJECT_TOKEN'] ? [] : ['the token: set CHROMATIC_PROJECT_TOKEN to that of your project'],
].flat();

if (missing.length > 0) {
  console.error(`Chromatic needs ${missing.join('; ')}. Without a cloud: npm run test:visual.`);
  process.exitCode = 1;
} else {
  const { code } = await run('chromatic', ['--build-script-name', 'build-storybook']);
  process.exitCode = code;
}
