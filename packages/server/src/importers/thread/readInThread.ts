import type { Worker } from 'node:worker_threads';
import { startThread } from '../../startThread.ts';
import type { ReadOrder, ReadReply } from './handed.ts';

export interface ThreadLimits {
  /** Processor time for one item, from when it is asked for: the machine may have much else to do. */
  itemCpuMs: number;
  /** Processor time for all of them together. */
  fileCpuMs: number;
  /** Time by the clock for one item. */
  itemMs: number;
  /** Time by the clock for all of them together. */
  fileMs: number;
  /** Of the thread's heap. */
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

/** The processor time of the thread: of the whole file, and of the item at hand. */
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

  /** Looks at the time used by now, and whether it is more than the thread has. */
  async isUp(): Promise<boolean> {
    const { itemCpuMs, fileCpuMs } = this.#limits;
    try {
      const { user, system } = await this.#worker.cpuUsage();
      this.#usedMs = (user + system) / 1000;
    } catch {
      // A thread that has ended says so by its own events.
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
 * The items of a file as `program` makes them (a module that calls `readItems`), one by one on a thread of its own, one
 * ahead of what is asked for: a hostile file holds up neither the server nor, past its limits, the files behind it. The
 * thread is gone when the last item has been taken or nobody asks for more.
 *
 * @throws ReadingStopped when it takes too long or too much memory
 */
export async function* readInThread<Item>(program: URL, order: ReadOrder, limits: ThreadLimits): AsyncGenerator<Item> {
  const worker = startThread(program, {
    workerData: order,
    // Flags of this process, such as those of a test runner, take longer to heed than a small file to read.
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
      // Many items that take a moment each are never waited for long.
      if (await processor.isUp()) throw new ReadingStopped(TOO_SLOW);
      processor.beginItem();
      worker.postMessage('next');
    }
  } finally {
    await worker.terminate();
  }
}
