// Runs the tests of the server and of the save protocol on a temporary PostgreSQL server.
import { randomBytes } from 'node:crypto';
import { startPostgres } from './parts/postgres.ts';
import { printTally } from './parts/tally.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const args = process.argv.slice(2);
const files = args.length > 0 ? args : ['packages/server', 'tests/protocol'];

const { url, stop } = await startPostgres();
try {
  console.log(`PostgreSQL at ${url}`);
  const env = { DATABASE_URL: url, AOSAI_SECRET: randomBytes(32).toString('base64url') };
  printTally(await vitestGroup(['--project=unit'], { files, env }));
} finally {
  await stop();
}
