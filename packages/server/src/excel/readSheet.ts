import type { SheetLimits } from './checkSheet.ts';
import { openNotedReader } from './sheetReader.ts';

/**
 * The first visible sheet of an .xlsx, or a .csv, as text, row by row, with notes on what was left out. One at a time: a real sheet
 * of 500 rows takes a tenth of a second, and the server needs its second core for other things too.
 *
 * @throws AppError EXCEL_UNREADABLE with the reason, EXCEL_BUSY when too many wait
 */
export const readNotedSheet = openNotedReader(new URL('./sheetThread.ts', import.meta.url), {
  deadlineMs: 10_000,
  memoryMiB: 192,
  atOnce: 1,
  maxWaiting: 8,
});

/** Returns only the rows. Throws the same errors as `readNotedSheet`. */
export const readSheet = async (bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> =>
  (await readNotedSheet(bytes, limits)).rows;
