import { Worker } from 'node:worker_threads';
import type { HandedItem, ReadOrder, ReadReply } from './handed.ts';

interface ThreadLimits {
  /** For one item, from when it is asked for. */
  itemMs: number;
  /** For all of them together. */
  fileMs: number;
  /** Of the thread's heap. */
  memoryMiB: number;
}

/** An honest package of 200 MB takes about ten seconds. */
const LIMITS: ThreadLimits = { itemMs: 60_000, fileMs: 300_000, memoryMiB: 768 };

/** Why the thread was ended before the file was, in words for people. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped';
}

const TOO_SLOW = '内容太复杂，太久没有读完；请分成几个文件';
const TOO_LARGE = '内容太多，读取时占用的内存超过了上限；请分成几个文件';

const causeOf = (error: Error): Error =>
  isOutOfMemory(error) ? new ReadingStopped(TOO_LARGE, { cause: error }) : error;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function nextReply(worker: Worker, deadlineMs: number): Promise<ReadReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadReply>();
  const deadline = setTimeout(() => reject(new ReadingStopped(TOO_SLOW)), deadlineMs);
  const failed = (error: Error) => reject(causeOf(error));
  const gone = (code: number) => reject(new Error(`the thread that read a file of questions ended with ${code}`));
  worker.on('message', resolve).on('error', failed).on('exit', gone);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    worker.off('message', resolve).off('error', failed).off('exit', gone);
  }
}

/**
 * The items of a file, read one by one on a thread of its own, one ahead of what is asked for: a hostile file holds up
 * neither the server nor, past its deadline, the files behind it. The thread is gone when the last item has been taken
 * or nobody asks for more.
 *
 * @throws ReadingStopped when it takes too long or too much memory
 */
export async function* readInThread(
  order: ReadOrder,
  { itemMs, fileMs, memoryMiB }: ThreadLimits = LIMITS,
): AsyncGenerator<HandedItem> {
  const worker = new Worker(new URL('./readThread.ts', import.meta.url), {
    workerData: order,
    // Flags of this process, such as those of a test runner, take longer to heed than a small file to read.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  let failure: Error | null = null;
  worker.on('error', (error: Error) => {
    failure = causeOf(error);
  });
  let leftMs = fileMs;
  try {
    for (;;) {
      const startedMs = performance.now();
      const reply = await nextReply(worker, Math.min(itemMs, leftMs));
      leftMs -= performance.now() - startedMs;
      if ('isDone' in reply) return;
      yield reply.item;
      if (failure) throw failure as Error;
      worker.postMessage('next');
    }
  } finally {
    await worker.terminate();
  }
}
