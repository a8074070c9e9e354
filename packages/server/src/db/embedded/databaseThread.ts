// The embedded database on a thread of its own: planning and running statements takes more of a processor than the
// rest of a call, and here it does not hold up the thread that answers.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { instantsAsText } from './instantsAsText.ts';
import type { Reply, StatementFailure, StatementMessage } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker of the server');
const { folder } = workerData as { folder: string };
const client = await PGlite.create(folder);
instantsAsText(client);

function textAt(error: object, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}

function failureOf(error: unknown): StatementFailure {
  if (!(error instanceof Error))
    return { message: String(error), code: undefined, detail: undefined, constraint: undefined };
  return {
    message: error.message,
    code: textAt(error, 'code'),
    detail: textAt(error, 'detail'),
    constraint: textAt(error, 'constraint'),
  };
}

async function answer({ id, text, params, rowMode }: StatementMessage): Promise<Reply> {
  try {
    const { rows, affectedRows = 0 } = await client.query(text, params, { rowMode });
    return { id, result: { rows, affectedRows } };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

port.on('message', (message: StatementMessage | 'close') => {
  if (message === 'close') void client.close().then(() => port.close());
  else void answer(message).then((reply) => port.postMessage(reply));
});
port.postMessage('ready');
