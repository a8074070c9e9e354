// Reads one sheet on a thread of its own; readSheet.ts ends it when it takes too long or too much memory.
import { parentPort, workerData } from 'node:worker_threads';
import { SheetRefused } from './checkSheet.ts';
import { parseTable } from './parseTable.ts';
import { ZipRefused } from './readZip.ts';
import type { SheetMessage, SheetOrder, SheetReply } from './sheetReader.ts';

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
