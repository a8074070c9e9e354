import { storableText } from '../base/storableText.ts';
import { readSheet as readWorkbook } from 'read-excel-file/node';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { checkAddresses, checkXml, type SheetLimits, SheetRefused } from './checkSheet.ts';
import { unquoted } from './cellText.ts';
import { numberFormats, numberText, withShownNumbers } from './numberShown.ts';
import { readZip } from './readZip.ts';
import { type SheetLayout, sheetLayout } from './sheetLayout.ts';
import { zipSync } from 'fflate';

/** An archive with these contents, uncompressed. */
export const storedZip = (contents: ReadonlyMap<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(contents), { level: 0 }));

/** A real table of 5,000 rows unpacks to about 5 MB. */
const CAPS = { maxEntries: 200, maxTotalBytes: 20 * MEBIBYTE, maxRatio: 150 };
/** The parts that the parser needs; images, macros and links are not even unpacked. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const SHEET_PART = /^xl\/worksheets\//;

/**
 * Cut before anything else. One character more than the limit is kept and nothing is trimmed, so that readers of the
 * cell notice that it was too long.
 */
function cellText(value: unknown, maxChars: number): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value as string | number | boolean);
  if (text.length > maxChars) return text.slice(0, maxChars + 1).toWellFormed();
  return unquoted(storableText(text.replaceAll('\0', '')).trim());
}

/** The first visible sheet of a file, and notes on what was not read. */
export interface SheetRead extends SheetLayout {
  rows: string[][];
  /** Notes for the person who uploaded the file: which sheets were left out. */
  notes: string[];
}

const SHEET = /<(?:[\w.-]+:)?sheet(?=\s)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const SHOWN_NAMES = 3;
/** Names of sheets with instructions, whose omission needs no note. */
const GUIDE = /说明/;

/** The number of the first visible sheet, from 1, and notes with the names of the others. */
function chosenSheet(workbook: string): { place: number; relation: string; notes: string[] } {
  const sheets = [...workbook.matchAll(SHEET)].map(([, attributes = '']) => ({
    name:
      /\sname\s*=\s*(?:"([^"]*)"|'([^']*)')/
        .exec(attributes)
        ?.slice(1)
        .find((name) => name !== undefined) ?? '',
    relation: /\s[\w.-]{1,20}:id\s{0,9}=\s{0,9}["']([^"']*)["']/.exec(attributes)?.[1] ?? '',
    isHidden: /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(attributes),
  }));
  const visible = sheets.findIndex(({ isHidden }) => !isHidden);
  const place = visible === -1 ? 0 : visible;
  const left = (isHidden: boolean) => {
    const names = sheets
      .filter((one, at) => at !== place && one.isHidden === isHidden && !GUIDE.test(one.name))
      .map(({ name }) => `「${name}」`);
    return names.length > SHOWN_NAMES ? `${names.slice(0, SHOWN_NAMES).join('')}等 ${names.length} 张` : names.join('');
  };
  const hidden = left(true);
  const others = left(false);
  return {
    place: place + 1,
    relation: sheets[place]?.relation ?? '',
    notes: [
      ...(hidden === '' ? [] : [`没有读隐藏的工作表${hidden}`]),
      ...(others === '' ? [] : [`只读了工作表「${sheets[place]?.name ?? ''}」，没有读${others}`]),
    ],
  };
}

const RELATION = /<(?:[\w.-]{1,20}:)?Relationship(?=\s)([^<>]*)>/g;
const RELATION_ID = /\sId\s{0,9}=\s{0,9}["']([^"']*)["']/;
const RELATION_TARGET = /\sTarget\s{0,9}=\s{0,9}["']([^"']*)["']/;

/** The XML of the sheet that a relation of the workbook leads to; empty if there is none. */
function sheetXml(texts: ReadonlyMap<string, string>, relation: string): string {
  for (const [, attributes = ''] of (texts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(RELATION)) {
    if (RELATION_ID.exec(attributes)?.[1] !== relation) continue;
    const target = RELATION_TARGET.exec(attributes)?.[1] ?? '';
    return texts.get(`xl/${target.replace(/^(?:\/?xl\/|\.\/)/, '')}`) ?? '';
  }
  return '';
}

/**
 * The first visible sheet of an .xlsx as text, row by row, as Excel shows it: dates as 2026-11-21, numbers with the
 * format 000000 with their zeros, formulas with their last value. The file may be hostile: the parser gets a new
 * archive of the checked parts. Some texts still take the parser minutes, so this runs on a thread that can be ended
 * (readSheet.ts).
 *
 * @throws SheetRefused or ZipRefused with the reason; whatever the parser throws for a damaged file
 */
export async function parseWorkbook(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRead> {
  const parts = await readZip(bytes, CAPS, (name) => WANTED.test(name));
  const workbook = parts.get('xl/workbook.xml');
  if (!workbook) throw new SheetRefused('这不是 Excel 工作簿（.xlsx）');
  const texts = new Map([...parts].map(([name, content]) => [name, content.toString('utf8')]));
  for (const xml of texts.values()) {
    checkXml(xml);
    checkAddresses(xml, limits);
  }
  const formats = [...texts.values()].map(numberFormats).find((all) => all.length > 0) ?? [];
  for (const [name, xml] of texts) {
    if (SHEET_PART.test(name)) parts.set(name, Buffer.from(withShownNumbers(xml, formats)));
  }
  const { place, relation, notes } = chosenSheet(workbook.toString('utf8'));
  const rows = await readWorkbook<string>(storedZip(parts), place, { parseNumber: numberText });
  return {
    rows: rows.map((row) => row.map((value) => cellText(value, limits.maxCellChars))),
    notes,
    ...sheetLayout(sheetXml(texts, relation)),
  };
}

/** Returns only the rows. Throws the same errors as `parseWorkbook`. */
export const parseSheet = async (bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> =>
  (await parseWorkbook(bytes, limits)).rows;
