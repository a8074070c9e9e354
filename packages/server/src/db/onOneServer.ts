import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '../base/startRefused.ts';

/** An arbitrary number that nothing else in this database uses as an advisory lock. */
const LOCK = 7_041_954;
const ASK_EVERY_MS = 200;
const TELL_EVERY_MS = 5_000;
const PATIENCE_MS = 15 * 60_000;

/**
 * Runs `task` while no other server on this database runs one. `task` gets the connection that holds the lock; the lock
 * ends with this process, also after a crash. Throws StartRefused when another server holds it too long.
 */
export async function onOneServer<T>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<T>,
  tell: (line: string) => void,
): Promise<T> {
  const client = await pool.connect();
  // A lost connection fails the next statement; without a listener the error would end this process.
  client.on('error', () => undefined);
  try {
    // Polls instead of waiting in the database, so that it can tell the operator what the start waits for.
    for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
      if (rows[0]?.got) break;
      if (waitedMs >= PATIENCE_MS) {
        throw new StartRefused(
          '另一台服务器正在准备这个数据库，等了 15 分钟仍未结束：请查看它的日志，再启动这一台。',
          'Another server has been preparing this database for 15 minutes. Look at its log, then start again.',
        );
      }
      if (waitedMs % TELL_EVERY_MS === 0) tell('另一台服务器正在准备数据库，等它完成……');
      await sleep(ASK_EVERY_MS);
    }
    return await task(client);
  } finally {
    // Closes the connection instead of returning it to the pool: this releases the lock and drops its settings.
    client.release(true);
  }
}
