// Runs the tests of the server and of the save protocol on a temporary PostgreSQL server.
import { randomBytes } from 'node:crypto';
import { startPostgres } from './parts/postgres.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const args = process.argv.slice(2);
const files = args.length > 0 ? args : ['packages/server', 'tests/protocol'];

const { url, stop } = await startPostgres();
try {
  console.log(`PostgreSQL at ${url}`);
  const { passed, failed, skipped } = await vitestGroup(['--project', 'unit', ...files], {
    env: { DATABASE_URL: url, AOSAI_SECRET: randomBytes(32).toString('base64url') },
  });
  for (const { name, why } of skipped) console.log(`skipped: ${name} (${why})`);
  for (const { name, why } of failed) console.log(`failed: ${name} (${why})`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await stop();
}
