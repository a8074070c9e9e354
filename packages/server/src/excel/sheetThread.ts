// Reads one sheet on a thread of its own; readSheet.ts ends it when it takes too long or too much memory.
import { parentPort, workerData } from 'node:worker_threads';
import { SheetRefused, type SheetLimits } from './checkSheet.ts';
import { ZipRefused } from './readZip.ts';
import type { SheetMessage, SheetOrder, SheetReply } from './sheetReader.ts';
import { parseWorkbook, type SheetRead } from './parseSheet.ts';
import { readCsv } from './readCsv.ts';

const ZIP = '504b';
/** The container of .xls, and of .xlsx with a password. */
const OLD_OFFICE = 'd0cf11e0a1b11ae1';
/** Many systems export a page as .xls. */
const PAGE = /^\uFEFF?\s*<(?:!doctype|\?xml|html|table|meta|style|head)/i;
const SAVE_AS = '请用 Excel 或 WPS 打开，点「文件 → 另存为」，类型选「Excel 工作簿（.xlsx）」，再上传新的文件';

/**
 * The table in an .xlsx, or in a .csv, known by its content: names of files often say something else.
 *
 * @throws SheetRefused or ZipRefused with the reason; whatever the parser throws for a damaged file
 */
async function parseTable(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRead> {
  const start = Buffer.from(bytes.subarray(0, 200));
  const signature = start.toString('hex');
  if (signature.startsWith(ZIP)) return parseWorkbook(bytes, limits);
  if (signature.startsWith(OLD_OFFICE)) throw new SheetRefused(`这是旧格式（.xls）或设了密码的文件。${SAVE_AS}`);
  if (PAGE.test(start.toString('utf8'))) {
    throw new SheetRefused(`这个文件其实是网页，不是表格。${SAVE_AS}`);
  }
  return { rows: readCsv(bytes, limits), notes: [], merges: [], hiddenRows: 0 };
}

async function answer({ bytes, limits }: SheetOrder): Promise<SheetReply> {
  try {
    return await parseTable(bytes, limits);
  } catch (error) {
    const isRefused = error instanceof SheetRefused || error instanceof ZipRefused;
    // The parser may throw anything on a damaged file.
    return { reason: isRefused ? error.message : '内容已损坏', detail: String(error) };
  }
}

const tell = (message: SheetMessage): void => parentPort?.postMessage(message);
tell('begun');
tell(await answer(workerData as SheetOrder));
