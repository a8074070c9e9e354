import { AppError } from '@aosai/api/kit/errors';
import { expect, test } from 'vitest';
import { HOSTILE_SHEETS, sharedCells, workbookOf } from '../testing/hostileSheets.ts';
import { openSheetReader } from './sheetReader.ts';

const LIMITS = { maxRows: 510, maxColumns: 30, maxCellChars: 200 };
const THREAD = new URL('./sheetThread.ts', import.meta.url);
const PATIENT = { deadlineMs: 60_000, memoryMiB: 192, atOnce: 1, maxWaiting: 8 };
const honest = await workbookOf(
  sharedCells(1, 1, 1, () => 0),
  ['林知远'],
);

/** The error's message, or the rows. */
const outcomeOf = (reading: Promise<string[][]>): Promise<string | string[][]> =>
  reading.catch((error: unknown) => {
    if (error instanceof AppError) return `${error.code} ${error.message}`;
    throw error;
  });

/** How often this thread's event loop turned until the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { turns: 0, isDone: false };
  const end = () => {
    state.isDone = true;
  };
  void work.then(end, end);
  while (!state.isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    state.turns += 1;
  }
  return state.turns;
}

const TOO_SLOW = '内容太复杂，太久没有读完。请只留下要导入的表格，另存一份再上传';
const endless = ['a tag of five million spaces', 'a tag of a million attributes'] as const;
test.for(endless)('S29: openSheetReader: gives %s up at the deadline, without blocking this thread', async (name) => {
  const read = openSheetReader(THREAD, { ...PATIENT, deadlineMs: 1500 });
  const reading = outcomeOf(read(await HOSTILE_SHEETS[name](), LIMITS));
  expect(await turnsDuring(reading)).toBeGreaterThan(1000);
  expect(await reading).toBe(`EXCEL_UNREADABLE 这个文件不能读取：${TOO_SLOW}`);
});

test('openSheetReader: a thread that starts late on a busy machine still gets the whole time', async () => {
  const late = `import { parentPort } from 'node:worker_threads';
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    parentPort.postMessage('begun');
    parentPort.postMessage({ rows: [['x']] });`;
  const read = openSheetReader(new URL(`data:text/javascript,${encodeURIComponent(late)}`), {
    ...PATIENT,
    deadlineMs: 2000,
  });
  expect(await outcomeOf(read(honest, LIMITS))).toEqual([['x']]);
});

test('S29: openSheetReader: reads a text of four million spaces without blocking this thread', async () => {
  const read = openSheetReader(THREAD, PATIENT);
  const reading = outcomeOf(read(await HOSTILE_SHEETS['a text of four million spaces'](), LIMITS));
  expect(await turnsDuring(reading)).toBeGreaterThan(100);
  expect(await reading).toEqual([['x']]);
});

test('S29: openSheetReader: a sheet over the memory limit fails, and the next one is read', async () => {
  const read = openSheetReader(THREAD, { ...PATIENT, memoryMiB: 48 });
  const bytes = await HOSTILE_SHEETS['three million entities']();
  const [hostile, next] = await Promise.all([outcomeOf(read(bytes, LIMITS)), outcomeOf(read(honest, LIMITS))]);
  expect(hostile).toBe('EXCEL_UNREADABLE 这个文件不能读取：内容太多，读取时占用的内存超过了上限。请分成几个文件');
  expect(next).toEqual([['林知远']]);
});

test('openSheetReader: reads one sheet at a time, and refuses when too many wait', async () => {
  const read = openSheetReader(THREAD, { ...PATIENT, maxWaiting: 1 });
  const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(read(honest, LIMITS))));
  const busy = 'EXCEL_BUSY 正在读取的 Excel 文件太多，这个文件还没有读。请过一分钟再上传';
  expect(outcomes).toEqual([[['林知远']], [['林知远']], busy]);
  expect(await read(honest, LIMITS)).toEqual([['林知远']]);
});

test('openSheetReader: cuts a cell over the limit before processing it, recognizably', async () => {
  const read = openSheetReader(THREAD, PATIENT);
  const texts = ['x'.repeat(200), `y${' '.repeat(4_000)}y`];
  expect(
    await read(
      await workbookOf(
        sharedCells(1, 1, 2, (c) => c),
        texts,
      ),
      LIMITS,
    ),
  ).toEqual([['x'.repeat(200), `y${' '.repeat(200)}`]]);
});

test('openSheetReader: a thread that fails is reported as a fault of the server, not of the file', async () => {
  const read = openSheetReader(new URL('./noSuchThread.ts', import.meta.url), PATIENT);
  await expect(read(honest, LIMITS)).rejects.toThrow('Cannot find module');
});
