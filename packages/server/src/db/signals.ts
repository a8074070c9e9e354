import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorChain } from '../base/errorChain.ts';
import { SequentialClient } from './sequentialClient.ts';

const CHANNEL = 'aosai';
/** The name of the connection in `pg_stat_activity`. */
export const SIGNALS_NAME = 'aosai signals';
/** PostgreSQL refuses 8,000 bytes; what is sent begins with its sender's id. */
const MAX_BYTES = 7_900;
/** Stands for signals that were lost or are too long. */
const LOST = '';
/** Signals of this time travel in one statement, so that a busy server does not send one for each. */
const GATHER_MS = 10;
const MAX_WAITING = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A dead network drops a connection without a word, so it is asked. */
const CHECK_EVERY_MS = 5_000;
const ANSWER_MS = 3_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

interface SignalsOptions {
  /** Called with what another server has sent. */
  hear(text: string): void;
  /** Called after each connection, and when another server has lost signals: some may not have been heard. */
  missed(): void;
  log: { warn(details: object, message: string): void };
}

/** What the servers on one PostgreSQL tell each other; none of them hears its own signals. */
export interface Signals {
  /** Sends within milliseconds, or after the next connection. Never throws. */
  send(text: string): void;
  isListening(): boolean;
  /** Sends what waits, then disconnects. */
  close(): Promise<void>;
}

/**
 * Opens the connection over which this server sends signals and hears those of the others (LISTEN, NOTIFY). It connects
 * again by itself, so a signal may be lost, and every receiver also asks the database now and then.
 */
export function openSignals(url: string, { hear, missed, log }: SignalsOptions): Signals {
  const prefix = `${randomUUID()} `;
  // A set: of equal signals that wait, one is enough.
  const waiting = new Set<string>();
  const closing = new AbortController();
  let connection: { client: SequentialClient; drop(reason: unknown): void } | null = null;
  let sending: Promise<void> | null = null;

  const notice = (payload: string) => {
    if (payload.startsWith(prefix)) return;
    const text = payload.slice(prefix.length);
    if (text === LOST) missed();
    else hear(text);
  };

  async function sendWaiting({ client, drop }: NonNullable<typeof connection>): Promise<void> {
    const batch = [...waiting];
    waiting.clear();
    try {
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, batch]);
    } catch (error) {
      for (const payload of batch) waiting.add(payload);
      drop(error);
    }
  }

  function send(): void {
    if (connection === null || sending !== null || waiting.size === 0) return;
    sending = sendWaiting(connection)
      .then(() => pause(GATHER_MS, closing.signal))
      .finally(() => {
        sending = null;
        send();
      });
  }

  /** Resolves when the connection has ended, with the reason. */
  async function listen(): Promise<unknown> {
    const client = new SequentialClient({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: SIGNALS_NAME,
    });
    const ended = Promise.withResolvers<unknown>();
    client.on('error', ended.resolve);
    client.on('end', () => ended.resolve(new Error('the connection ended')));
    client.on('notification', ({ payload }) => notice(payload ?? ''));
    const check = setInterval(() => void client.query('select 1').catch(ended.resolve), CHECK_EVERY_MS);
    check.unref();
    closing.signal.addEventListener('abort', ended.resolve, { once: true });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      connection = { client, drop: ended.resolve };
      missed();
      send();
      return await ended.promise;
    } finally {
      connection = null;
      clearInterval(check);
      closing.signal.removeEventListener('abort', ended.resolve);
      client.end().catch(() => undefined);
    }
  }

  async function listenAlways(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const beganMs = performance.now();
      const reason = await listen().catch((error: unknown) => error);
      if (closing.signal.aborted) return;
      // A connection that lasted makes the pauses short again.
      if (performance.now() - beganMs > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
      if (pauseMs === FIRST_PAUSE_MS)
        log.warn({ reason: errorChain(reason).at(-1)?.message }, 'the other servers are not heard, connecting again');
      // Servers that lost the database together do not come back in the same instant.
      await pause(pauseMs * (0.75 + Math.random() / 2), closing.signal);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  const listening = listenAlways();
  return {
    send: (text) => {
      if (waiting.size < MAX_WAITING && Buffer.byteLength(text) <= MAX_BYTES) waiting.add(prefix + text);
      else waiting.add(prefix + LOST);
      send();
    },
    isListening: () => connection !== null,
    close: async () => {
      await sending;
      closing.abort();
      await listening;
    },
  };
}
