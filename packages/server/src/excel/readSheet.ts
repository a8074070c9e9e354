import { readSheet as parseSheet } from 'read-excel-file/node';
import { AppError } from '@aosai/api/contract/errors';
import { checkAddresses, checkXml, type SheetLimits, SheetRefused } from './checkSheet.ts';
import { unquoted } from './cellText.ts';
import { readZip, ZipRefused } from './readZip.ts';
import { storedZip } from './storedZip.ts';

/** An honest table of 5,000 rows unpacks to about 5 MB. */
const CAPS = { maxEntries: 200, maxTotalBytes: 20 * 1024 * 1024, maxRatio: 150 };
/** What the parser needs: neither pictures nor macros nor links are even unpacked. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const MAX_CELL_CHARS = 5_000;

/** A number as it was meant: Excel keeps a long one as 1.3800000001E10. */
function numberText(text: string): string {
  if (!/e/i.test(text)) return text;
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : text;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value as string | number | boolean);
  if (text.length > MAX_CELL_CHARS) throw new SheetRefused(`单元格里的文字太长，最多 ${MAX_CELL_CHARS} 字`);
  return unquoted(text.toWellFormed().replaceAll('\0', '').trim());
}

/**
 * The first sheet of an .xlsx as text, row by row; dates as 2026-11-21, of formulas the value they last had. The file
 * may be hostile: what the parser gets is packed anew from the parts that were checked.
 *
 * @throws AppError EXCEL_UNREADABLE with the reason
 */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> {
  try {
    const parts = await readZip(bytes, CAPS, (name) => WANTED.test(name));
    if (!parts.has('xl/workbook.xml')) throw new SheetRefused('这不是 Excel 工作簿（.xlsx）');
    for (const content of parts.values()) {
      const xml = content.toString('utf8');
      checkXml(xml);
      checkAddresses(xml, limits);
    }
    const rows = await parseSheet<string>(storedZip(parts), 1, { parseNumber: numberText });
    return rows.map((row) => row.map(cellText));
  } catch (cause) {
    const isRefused = cause instanceof SheetRefused || cause instanceof ZipRefused;
    // The parser throws whatever a damaged file makes it throw.
    throw new AppError('EXCEL_UNREADABLE', { reason: isRefused ? cause.message : '内容已损坏' }, { cause });
  }
}
