import { openSheetReader } from './sheetReader.ts';

/**
 * The first sheet of an .xlsx as text, row by row. One at a time: an honest sheet of 500 rows takes a tenth of a second,
 * and the server has one more use for its second core.
 *
 * @throws AppError EXCEL_UNREADABLE with the reason, EXCEL_BUSY when too many wait
 */
export const readSheet = openSheetReader(new URL('./sheetThread.ts', import.meta.url), {
  deadlineMs: 10_000,
  memoryMiB: 192,
  atOnce: 1,
  maxWaiting: 8,
});
