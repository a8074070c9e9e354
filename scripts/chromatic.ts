// Chromatic is an optional cloud service and needs an account of the operator.
import { run } from './parts/child.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run('chromatic', []);
  process.exitCode = code;
} else {
  console.error(
    'Chromatic needs a token: set CHROMATIC_PROJECT_TOKEN to that of your project. Without a cloud: npm run test:visual.',
  );
  process.exitCode = 1;
}
