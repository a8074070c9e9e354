import pg from 'pg';
import { StartRefused } from '../base/startRefused.ts';

const CONNECT_TIMEOUT_MS = 5_000;

interface Reached {
  /** Whether a connection pooler is in between. */
  isPooled: boolean;
  /** Whether statements end after some time without the server's asking for it. */
  hasDeadline: boolean;
  /** Tells databases apart. */
  database: string;
}

/** Connects once and looks at what answers. */
async function reach(url: string): Promise<Reached> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; deadline: string; database: string }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') as deadline, pg_postmaster_start_time() || ' ' || oid as database
        from pg_database where datname = current_database()`,
    );
    const [row] = rows;
    // PostgreSQL names its process when one connects. A pooler invents a number, since the process may change.
    const named = (client as unknown as { processID: number | null }).processID;
    return { isPooled: row?.pid !== named, hasDeadline: row?.deadline !== '0', database: row?.database ?? '' };
  } finally {
    await client.end();
  }
}

/**
 * Finds out whether a connection pooler is in front of the database, and checks that the direct address passes it by.
 * Locks and LISTEN belong to a connection, which a pooler gives to another caller after each transaction. Tells what the
 * operator has to set there. Throws StartRefused.
 */
export async function findPooler(
  url: string,
  directUrl: string | undefined,
  tell: (line: string) => void,
): Promise<{ isPooled: boolean }> {
  const { isPooled, hasDeadline, database } = await reach(url);
  if (directUrl === undefined) {
    if (!isPooled) return { isPooled };
    throw new StartRefused(
      'DATABASE_URL 经过连接池（如 pgbouncer）：请再用 DATABASE_DIRECT_URL 给出同一个数据库不经过连接池的地址，升级、锁和消息推送要用它。',
      'DATABASE_URL leads to a connection pooler such as pgbouncer. Set DATABASE_DIRECT_URL to the address of the same database without the pooler: migrations, locks and events need it.',
    );
  }
  const direct = await reach(directUrl);
  if (direct.isPooled) {
    throw new StartRefused(
      'DATABASE_DIRECT_URL 也经过连接池：请填写 PostgreSQL 本身的地址和端口。',
      'DATABASE_DIRECT_URL leads to a connection pooler too. Give the address and port of PostgreSQL itself.',
    );
  }
  if (direct.database !== database) {
    throw new StartRefused(
      'DATABASE_URL 和 DATABASE_DIRECT_URL 不是同一个数据库。',
      'DATABASE_URL and DATABASE_DIRECT_URL are different databases.',
    );
  }
  if (isPooled && !hasDeadline)
    tell(
      "警告     经过连接池时，语句没有时限：请对数据库账号执行 alter role … set statement_timeout = '60s'（docs/grow.md）",
    );
  return { isPooled };
}
