import { once } from 'node:events';
import { startThread } from '../../base/startThread.ts';
import type { Reply, StatementFailure, StatementMessage, StatementResult } from './messages.ts';
import { type EmbeddedClient, ENDED, statementQueue, type SendOptions } from './statementQueue.ts';

/** An error that PostgreSQL reported for a statement; `code` is its five-character SQLSTATE. */
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

interface Pending {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** Opens the embedded database of a folder on a separate thread. */
export async function openThreadClient(folder: string): Promise<EmbeddedClient> {
  const worker = startThread(new URL('./databaseThread.ts', import.meta.url), { workerData: { folder } });
  const pending = new Map<number, Pending>();
  let outbox: StatementMessage[] = [];
  let nextId = 1;
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

  /** Sends all statements of one turn of the event loop together: waking the thread costs as much as a statement. */
  function flush(): void {
    const batch = outbox;
    outbox = [];
    if (batch.length > 0) worker.postMessage(batch);
  }

  function send(
    text: string,
    params: unknown[] = [],
    { rowMode = 'object', begins = false, isScript = false }: SendOptions = {},
  ) {
    return new Promise<StatementResult>((resolve, reject) => {
      if (hasEnded) throw new Error(ENDED);
      const id = nextId++;
      pending.set(id, { resolve, reject });
      if (outbox.length === 0) setImmediate(flush);
      outbox.push({ id, text, params, rowMode, begins, isScript });
    });
  }

  return {
    ...statementQueue(send),
    close: async () => {
      const ended = once(worker, 'exit');
      flush();
      worker.postMessage('close');
      await ended;
    },
  };
}
