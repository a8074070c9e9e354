import type { Worker } from 'node:worker_threads';
import { startThread } from '../../base/startThread.ts';
import type { ReadOrder, ReadReply } from './threadItems.ts';

export interface ThreadLimits {
  /** Processor time for one item, from its request; independent of what else the machine does. */
  itemCpuMs: number;
  /** Processor time for all items together. */
  fileCpuMs: number;
  /** Clock time for one item. */
  itemMs: number;
  /** Clock time for all items together. */
  fileMs: number;
  /** The limit of the thread's heap. */
  memoryMiB: number;
}

/** An honest package of 200 MB takes about ten seconds; the largest file of texts about as long. */
export const THREAD_LIMITS: ThreadLimits = {
  itemCpuMs: 20_000,
  fileCpuMs: 60_000,
  itemMs: 120_000,
  fileMs: 300_000,
  memoryMiB: 768,
};
const WATCHED_EVERY_MS = 200;

/** Thrown when the thread is stopped before the end of the file. The message is Chinese text for users. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped';
}

const TOO_SLOW = '内容太复杂，太久没有读完；请分成几个文件';
const TOO_LARGE = '内容太多，读取时占用的内存超过了上限；请分成几个文件';

const causeOf = (error: Error): Error =>
  isOutOfMemory(error) ? new ReadingStopped(TOO_LARGE, { cause: error }) : error;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Measures the thread's processor time, for the whole file and for the current item. */
class ProcessorTime {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  #itemStartedMs = 0;
  #usedMs = 0;

  constructor(worker: Worker, limits: ThreadLimits) {
    this.#worker = worker;
    this.#limits = limits;
  }

  beginItem(): void {
    this.#itemStartedMs = this.#usedMs;
  }

  /** Measures the time used so far; returns whether it exceeds a limit. */
  async isUp(): Promise<boolean> {
    const { itemCpuMs, fileCpuMs } = this.#limits;
    try {
      const { user, system } = await this.#worker.cpuUsage();
      this.#usedMs = (user + system) / 1000;
    } catch {
      // The thread has ended, which its own events report.
      return false;
    }
    return this.#usedMs > fileCpuMs || this.#usedMs - this.#itemStartedMs > itemCpuMs;
  }
}

async function nextReply<Item>(worker: Worker, processor: ProcessorTime, deadlineMs: number): Promise<ReadReply<Item>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadReply<Item>>();
  const tooSlow = () => reject(new ReadingStopped(TOO_SLOW));
  const deadline = setTimeout(tooSlow, deadlineMs);
  const watch = setInterval(() => void processor.isUp().then((isUp) => isUp && tooSlow(), reject), WATCHED_EVERY_MS);
  const failed = (error: Error) => reject(causeOf(error));
  const gone = (code: number) => reject(new Error(`the thread that read a file of questions ended with ${code}`));
  worker.on('message', resolve).on('error', failed).on('exit', gone);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    worker.off('message', resolve).off('error', failed).off('exit', gone);
  }
}

/**
 * Reads a file on a thread of its own and yields its items one by one, as `program` (a module that calls `readItems`)
 * makes them. The thread works one item ahead. A hostile file blocks neither the server nor, once it exceeds its
 * limits, the files queued behind it. The thread ends with the last item, or when the caller stops iterating.
 *
 * @throws ReadingStopped if it takes too long or too much memory
 */
export async function* readInThread<Item>(program: URL, order: ReadOrder, limits: ThreadLimits): AsyncGenerator<Item> {
  const worker = startThread(program, {
    workerData: order,
    // Inherited flags, such as those of a test runner, would take longer to process than a small file.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMiB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  const processor = new ProcessorTime(worker, limits);
  let failure: Error | null = null;
  worker.on('error', (error: Error) => {
    failure = causeOf(error);
  });
  let leftMs = limits.fileMs;
  try {
    for (;;) {
      const startedMs = performance.now();
      const reply = await nextReply<Item>(worker, processor, Math.min(limits.itemMs, leftMs));
      leftMs -= performance.now() - startedMs;
      if ('isDone' in reply) return;
      yield reply.item;
      if (failure) throw failure as Error;
      // Many short items never wait long enough for the timers above, so the limits are checked here too.
      if (await processor.isUp()) throw new ReadingStopped(TOO_SLOW);
      processor.beginItem();
      worker.postMessage('next');
    }
  } finally {
    await worker.terminate();
  }
}
