import { fileTitle } from './fileTitle.ts';
import { sheetStream, XLSX_MIME } from '../../excel/sheetStream.ts';
import type { CallContext, FileReply } from '../context.ts';
import { type LogEntry, writeSysLog } from '../audit/sysLog.ts';

type Sheet = Parameters<typeof sheetStream>[0];

/** A sheet named with the time of the export. The log entry is written first, so that no sheet leaves without it. */
export async function auditedSheet(
  context: CallContext,
  entry: LogEntry,
  name: string,
  sheet: Sheet,
): Promise<FileReply> {
  await writeSysLog(context.db, context, entry);
  const title = fileTitle(name, context.services.now(), 'xlsx');
  return { title, mime: XLSX_MIME, sizeBytes: null, open: () => sheetStream(sheet) };
}
