import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SequentialClient } from './sequentialClient.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** A statement of this length is a mistake; the longest of a report or an export takes seconds. */
const STATEMENT_MS = 60_000;
/** Between two statements of a transaction a server computes; longer means that it hangs or is cut off. */
const IDLE_TRANSACTION_MS = 60_000;
const ASK_EVERY_MS = 500;
/** A database that answers nothing for so long hangs. Together with the pause it keeps calls below 5 s. */
const HUNG_MS = 3_000;
/** A timer this late says that this process was busy, not the database. */
const BUSY_MS = 500;

/** The text by which http/errors.ts knows this failure. */
const DOES_NOT_ANSWER = 'the database does not answer';

interface PoolLog {
  error(details: object, message: string): void;
}

export interface PoolSettings {
  url: string;
  /** The most connections at once. */
  size: number;
  /** False behind a pooler: it gives each transaction another connection, and refuses settings of its own. */
  isDirect: boolean;
  /** Whether statements are prepared by name, once for each connection. */
  isPrepared: boolean;
  log?: PoolLog | undefined;
}

type Waiter = (error: Error) => void;
type Done = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

/**
 * Returns a connection to the pool when it ends, if its borrower has not: the driver's transactions forget one whose
 * `begin` fails, and the pool would have one place less for ever.
 */
function giveBackAtItsEnd(client: pg.PoolClient): pg.PoolClient['release'] {
  const release = client.release.bind(client);
  let isOut = true;
  const once = (problem?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off('end', ended);
    release(problem);
  };
  const ended = () => once(true);
  client.once('end', ended);
  client.release = once;
  return once;
}

/** A connection pool that can be closed to callers while the database hangs. */
class Pool extends pg.Pool {
  #isAway = false;
  readonly #open = new Set<pg.PoolClient>();
  readonly #waiting = new Set<Waiter>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      this.#open.add(client);
      // While a caller holds it the pool does not listen, and an unheard error would end this process.
      client.on('error', () => undefined);
    });
    this.on('remove', (client) => this.#open.delete(client));
    this.on('error', () => undefined);
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Done): void;
  override connect(callback?: Done): Promise<pg.PoolClient> | void {
    if (callback) return this.#lend(callback);
    return new Promise((resolve, reject) => {
      this.#lend((error, client) => (client ? resolve(client) : reject(error ?? new Error(DOES_NOT_ANSWER))));
    });
  }

  #lend(callback: Done): void {
    const none = () => undefined;
    if (this.#isAway) {
      callback(new Error(DOES_NOT_ANSWER), undefined, none);
      return;
    }
    const fail: Waiter = (error) => {
      this.#waiting.delete(fail);
      callback(error, undefined, none);
    };
    this.#waiting.add(fail);
    super.connect((error, client, done) => {
      const release = client ? giveBackAtItsEnd(client) : done;
      if (this.#waiting.delete(fail)) callback(error, client, release);
      // Its caller was told that the database is away.
      else if (client) release();
    });
  }

  /** Ends all connections; calls fail at once, those that run and new ones, until `setBack`. */
  setAway(): void {
    this.#isAway = true;
    for (const fail of this.#waiting) fail(new Error(DOES_NOT_ANSWER));
    // A polite end would wait for an answer.
    for (const client of this.#open) client.connection.stream.destroy();
  }

  setBack(): void {
    this.#isAway = false;
  }
}

/** Without names a statement is parsed each time, and may run on any connection. */
class NamelessClient extends SequentialClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...given: unknown[]) => unknown;
    const nameless = (statement: unknown, ...rest: unknown[]): unknown => {
      const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
      return send(isNamed ? { ...statement, name: undefined } : statement, ...rest);
    };
    this.query = nameless as typeof this.query;
  }
}

/**
 * Opens a pool with deadlines for statements and transactions. It asks the database twice a second, on a connection of
 * its own; when nothing was answered for three seconds, on no connection, all calls fail at once instead of hanging,
 * until the database answers again.
 */
export function openPool({ url, size, isDirect, isPrepared, log }: PoolSettings): {
  pool: pg.Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    Client: isPrepared ? SequentialClient : NamelessClient,
    ...(isDirect && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    }),
  });
  let answeredMs = performance.now();
  pool.on('release', (error: Error | undefined) => {
    if (!error) answeredMs = performance.now();
  });

  let asker: SequentialClient | null = null;
  const dropAsker = () => {
    asker?.connection.stream.destroy();
    asker = null;
  };
  async function ask(): Promise<void> {
    if (asker === null) {
      const fresh = new SequentialClient({ connectionString: url, keepAlive: true, application_name: 'aosai watch' });
      fresh.on('error', () => undefined);
      asker = fresh;
      await fresh.connect();
    }
    await asker.query('select 1');
  }

  const closing = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const beganMs = performance.now();
      const outcome = await Promise.race([
        ask().then(
          () => 'answered' as const,
          () => 'failed' as const,
        ),
        pause(HUNG_MS).then(() => 'late' as const),
      ]);
      if (closing.signal.aborted) return;
      const isBusy = outcome === 'late' && performance.now() - beganMs > HUNG_MS + BUSY_MS;
      if (outcome !== 'answered' && !isBusy) dropAsker();
      if (outcome === 'late' && !isBusy && answeredMs < beganMs && !pool.isAway) {
        log?.error({ silentMs: HUNG_MS }, 'the database hangs: calls fail until it answers');
        pool.setAway();
      }
      // A database that refuses connections is not silent, so calls find that out themselves.
      if (outcome !== 'late' && pool.isAway) {
        log?.error({}, 'the database answers again');
        pool.setBack();
      }
      await pause(ASK_EVERY_MS);
    }
  }
  const watching = watch();

  return {
    pool,
    close: async () => {
      closing.abort();
      await watching;
      dropAsker();
      await pool.end();
    },
  };
}
