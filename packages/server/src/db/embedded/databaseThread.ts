// Runs the embedded database on a separate thread: planning and running statements takes more processor time than the
// rest of a call, and here it does not block the thread that serves requests.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { instantsAsText } from './instantsAsText.ts';
import type { Reply, StatementFailure, StatementMessage } from './messages.ts';
import { BEGIN, openStatements, runScript } from './statements.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker of the server');
const { folder } = workerData as { folder: string };
const client = await PGlite.create(folder);
instantsAsText(client);
const run = openStatements(client);

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

async function answer(message: StatementMessage): Promise<Reply> {
  // A statement must not run outside its transaction: a failing `begin` ends this thread, and with it the process.
  if (message.begins) await run(BEGIN);
  try {
    return { id: message.id, result: message.isScript ? await runScript(client, message.text) : await run(message) };
  } catch (error) {
    return { id: message.id, failure: failureOf(error) };
  }
}

/** How long a reply is held back, at most about, to be sent with the replies after it. */
const HELD_MS = 5;

/** Answers a batch; sends replies together, since waking the other thread costs more than a short statement. */
async function answerAll(batch: readonly StatementMessage[]): Promise<void> {
  let replies: Reply[] = [];
  let sinceMs = performance.now();
  for (const message of batch) {
    replies.push(await answer(message));
    if (performance.now() - sinceMs < HELD_MS) continue;
    port?.postMessage(replies);
    replies = [];
    sinceMs = performance.now();
  }
  if (replies.length > 0) port?.postMessage(replies);
}

/** Statements run one at a time: two at once in PGlite would mix their results. */
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: readonly StatementMessage[] | 'close') => {
  last = last.then(async () => {
    if (message !== 'close') return answerAll(message);
    await client.close();
    return port.close();
  });
});
port.postMessage('ready');
