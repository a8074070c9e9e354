import type { Worker } from 'node:worker_threads';
import { AppError } from '@aosai/api/kit/errors';
import { openLimiter } from '../base/limitConcurrency.ts';
import { startThread } from '../base/startThread.ts';
import type { SheetLimits } from './checkSheet.ts';
import type { SheetRead } from './parseSheet.ts';

export interface SheetOrder {
  bytes: Uint8Array;
  limits: SheetLimits;
}

/** The thread's reply: the cells as text, or the reason for none, in words for people. */
export type SheetReply = SheetRead | { reason: string; detail: string };

/** `begun` is sent before the thread looks at the sheet. */
export type SheetMessage = 'begun' | SheetReply;

export interface ReaderLimits {
  /** For one sheet, from `begun` on: a busy machine starts threads slowly. */
  deadlineMs: number;
  /** Limit of the thread's heap. */
  memoryMiB: number;
  atOnce: number;
  maxWaiting: number;
}

const TOO_SLOW = '内容太复杂，太久没有读完。请只留下要导入的表格，另存一份再上传';
const TOO_LARGE = '内容太多，读取时占用的内存超过了上限。请分成几个文件';

const unreadable = (reason: string, cause?: unknown): AppError =>
  new AppError('EXCEL_UNREADABLE', { reason }, { cause });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function replyOf(thread: Worker, deadlineMs: number): Promise<SheetReply> {
  return new Promise((resolve, reject) => {
    let deadline: NodeJS.Timeout | undefined;
    thread.on('message', (message: SheetMessage) => {
      if (message === 'begun') deadline = setTimeout(() => reject(unreadable(TOO_SLOW)), deadlineMs);
      else resolve(message);
    });
    thread.once('error', (error) => reject(isOutOfMemory(error) ? unreadable(TOO_LARGE, error) : error));
    thread.once('exit', (code) => {
      clearTimeout(deadline);
      reject(new Error(`the thread that read a sheet ended with ${code}`));
    });
  });
}

/**
 * Reads sheets, each on a thread of its own, so that a hostile one cannot block the server or, past its deadline, the
 * sheets behind it. Each thread has ended before the next one starts.
 *
 * @param thread the file that runs on it, with a SheetOrder as workerData
 */
export function openNotedReader(thread: URL, { deadlineMs, memoryMiB, atOnce, maxWaiting }: ReaderLimits) {
  const inTurn = openLimiter({ atOnce, maxWaiting, busy: 'EXCEL_BUSY' });
  const resourceLimits = { maxOldGenerationSizeMb: memoryMiB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

  return (bytes: Uint8Array, limits: SheetLimits): Promise<SheetRead> =>
    inTurn(async () => {
      const worker = startThread(thread, { workerData: { bytes, limits } satisfies SheetOrder, resourceLimits });
      try {
        const reply = await replyOf(worker, deadlineMs);
        if ('rows' in reply) return reply;
        throw unreadable(reply.reason, reply.detail);
      } finally {
        await worker.terminate();
      }
    });
}

/** The same, for the rows only. */
export function openSheetReader(...given: Parameters<typeof openNotedReader>) {
  const read = openNotedReader(...given);
  return async (bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> => (await read(bytes, limits)).rows;
}
