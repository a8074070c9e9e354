import { readSheet as readWorkbook } from 'read-excel-file/node';
import { MEBIBYTE } from '@aosai/api/domain/constants';
import { checkAddresses, checkXml, type SheetLimits, SheetRefused } from './checkSheet.ts';
import { unquoted } from './cellText.ts';
import { readZip } from './readZip.ts';
import { storedZip } from './storedZip.ts';

/** An honest table of 5,000 rows unpacks to about 5 MB. */
const CAPS = { maxEntries: 200, maxTotalBytes: 20 * MEBIBYTE, maxRatio: 150 };
/** What the parser needs: neither pictures nor macros nor links are even unpacked. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;

/** A number as it was meant: Excel keeps a long one as 1.3800000001E10. */
function numberText(text: string): string {
  if (!/e/i.test(text)) return text;
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : text;
}

/**
 * Cut before anything else is done with it. One sign more than the limit stays and nothing is trimmed, so that anyone who
 * reads the cell sees that it was too long and takes no half of it for the whole.
 */
function cellText(value: unknown, maxChars: number): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value as string | number | boolean);
  if (text.length > maxChars) return text.slice(0, maxChars + 1).toWellFormed();
  return unquoted(text.toWellFormed().replaceAll('\0', '').trim());
}

/**
 * The first sheet of an .xlsx as text, row by row; dates as 2026-11-21, of formulas the value they last had. The file
 * may be hostile: what the parser gets is packed again from the parts that were checked. It still knows texts that take
 * it minutes, so this runs on a thread that can be ended (readSheet.ts).
 *
 * @throws SheetRefused or ZipRefused with the reason; whatever the parser throws for a damaged file
 */
export async function parseSheet(bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> {
  const parts = await readZip(bytes, CAPS, (name) => WANTED.test(name));
  if (!parts.has('xl/workbook.xml')) throw new SheetRefused('这不是 Excel 工作簿（.xlsx）');
  for (const content of parts.values()) {
    const xml = content.toString('utf8');
    checkXml(xml);
    checkAddresses(xml, limits);
  }
  const rows = await readWorkbook<string>(storedZip(parts), 1, { parseNumber: numberText });
  return rows.map((row) => row.map((value) => cellText(value, limits.maxCellChars)));
}
