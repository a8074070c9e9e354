import type { SheetLimits } from './checkSheet.ts';
import { openNotedReader } from './sheetReader.ts';

/**
 * The first sheet of an .xlsx that is not hidden as text, row by row, with notes on what was left out. One at a time: an
 * honest sheet of 500 rows takes a tenth of a second, and the server has one more use for its second core.
 *
 * @throws AppError EXCEL_UNREADABLE with the reason, EXCEL_BUSY when too many wait
 */
export const readNotedSheet = openNotedReader(new URL('./sheetThread.ts', import.meta.url), {
  deadlineMs: 10_000,
  memoryMiB: 192,
  atOnce: 1,
  maxWaiting: 8,
});

/** The rows alone. Throws as `readNotedSheet`. */
export const readSheet = async (bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> =>
  (await readNotedSheet(bytes, limits)).rows;
