import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reply, StatementFailure, StatementMessage, StatementResult } from './messages.ts';

/** What PostgreSQL said about a statement; `code` is its five-letter SQLSTATE. */
export class StatementError extends Error {
  override name = 'StatementError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, code, detail, constraint }: StatementFailure) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
  }
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

type SendOptions = QueryOptions & { begins?: boolean };

type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<StatementResult>;

/** The part of PGlite that Drizzle's driver uses. */
export interface ThreadClient {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const ENDED = 'the embedded database has ended';

interface Pending {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/**
 * The embedded database of a folder, on a thread of its own. Statements run in the order in which they are sent;
 * while a transaction is open only its own are, and all others wait for their turn.
 */
export async function openThreadClient(folder: string): Promise<ThreadClient> {
  const worker = new Worker(new URL('./databaseThread.ts', import.meta.url), { workerData: { folder } });
  const pending = new Map<number, Pending>();
  const turns: (() => void)[] = [];
  let outbox: StatementMessage[] = [];
  let nextId = 1;
  let isInTransaction = false;
  let hasEnded = false;

  worker.on('message', (replies: readonly Reply[] | 'ready') => {
    if (replies === 'ready') return;
    for (const reply of replies) {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('failure' in reply) waiting?.reject(new StatementError(reply.failure));
      else waiting?.resolve(reply.result);
    }
  });
  await once(worker, 'message');
  worker.on('exit', () => {
    hasEnded = true;
    for (const { reject } of pending.values()) reject(new Error(ENDED));
    pending.clear();
  });

  /** To wake the other thread costs as much as a short statement, so what one turn of the event loop asks goes together. */
  function flush(): void {
    const batch = outbox;
    outbox = [];
    if (batch.length > 0) worker.postMessage(batch);
  }

  function send(text: string, params: unknown[] = [], { rowMode = 'object', begins = false }: SendOptions = {}) {
    return new Promise<StatementResult>((resolve, reject) => {
      if (hasEnded) throw new Error(ENDED);
      const id = nextId++;
      pending.set(id, { resolve, reject });
      if (outbox.length === 0) setImmediate(flush);
      outbox.push({ id, text, params, rowMode, begins });
    });
  }

  /** Plain statements go on until the next of those that wait opens a transaction. */
  function nextTurn(): void {
    while (!isInTransaction) {
      const turn = turns.shift();
      if (!turn) return;
      turn();
    }
  }

  const inTurn = <T>(start: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      turns.push(() => void start().then(resolve, reject));
      nextTurn();
    });

  async function runTransaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T> {
    isInTransaction = true;
    let hasBegun = false;
    const query: Query = (text, params, options) => {
      const begins = !hasBegun;
      hasBegun = true;
      return send(text, params, { ...options, begins });
    };
    // Whoever has the next turn is sent after the last statement and so runs after it: nothing needs the answer.
    const end = (statement: 'commit' | 'rollback') => {
      const ended = hasBegun ? send(statement) : undefined;
      isInTransaction = false;
      nextTurn();
      return ended;
    };
    try {
      const result = await work({ query });
      await end('commit');
      return result;
    } catch (error) {
      if (isInTransaction) await end('rollback');
      throw error;
    }
  }

  return {
    query: (text, params, options) => inTurn(() => send(text, params, options)),
    transaction: (work) => inTurn(() => runTransaction(work)),
    close: async () => {
      const ended = once(worker, 'exit');
      flush();
      worker.postMessage('close');
      await ended;
    },
  };
}
