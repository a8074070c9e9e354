import { Readable } from 'node:stream';
import { quoted } from './cellText.ts';
import type { SheetColumn } from './writeSheet.ts';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of the archive, as chunks of text. */
interface ZipEntry {
  name: string;
  text: Iterable<string>;
}

/** An archive, generated while it is read; at most one chunk is in memory. */
async function* streamedZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for (const piece of text) {
      file.push(strToU8(piece));
      yield* made.splice(0);
      // Yield to the rest of the server between chunks.
      await new Promise((resolve) => setImmediate(resolve));
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}

export { XLSX_MIME } from './writeSheet.ts';

/** A sheet with a head: texts, and numbers in the columns with quantities. */
interface StreamedSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (string | number | null)[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ROWS_PER_PIECE = 200;
const MAX_NAME_CHARS = 31;
const BOLD = 1;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const ROOT_RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK_RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
/** The styles for text and head; one style per number format follows. */
const TEXT_STYLES = 2;
const FIRST_OWN_FORMAT = 164;

const formatsOf = (columns: readonly SheetColumn[]): string[] => [
  ...new Set(columns.flatMap(({ holds }) => (holds === 'text' ? [] : holds.format))),
];

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${escaped(format)}"/>`,
  );
  const xfs = formats.map((format, at) => {
    const id = format === 'General' ? 0 : FIRST_OWN_FORMAT + at;
    return `<xf numFmtId="${id}" applyNumberFormat="1"/>`;
  });
  const numFmts = own.length === 0 ? '' : `<numFmts count="${own.length}">${own.join('')}</numFmts>`;
  return `${XML}<styleSheet xmlns="${MAIN}">${numFmts}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${TEXT_STYLES + xfs.length}"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>${xfs.join('')}</cellXfs></styleSheet>`;
}

const book = (name: string): string => {
  const plain = escaped(name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, MAX_NAME_CHARS));
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${plain}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
};

/** A, B … Z, AA */
const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

function* sheet({ columns, rows }: StreamedSheet): Generator<string> {
  const names = columns.map((_, place) => columnName(place));
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const formats = formatsOf(columns);
  const numberStyles = columns.map(({ holds }) =>
    holds === 'text' ? null : TEXT_STYLES + formats.indexOf(holds.format),
  );
  // A text cell, quoted if it looks like a formula, so that neither readers nor a paste elsewhere run it.
  const text = (value: string, at: string, style: number): string =>
    value === ''
      ? ''
      : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(quoted(value))}</t></is></c>`;
  const cell = (value: string | number | null, at: string, style: number, place: number): string => {
    const numberStyle = numberStyles[place] ?? null;
    return typeof value === 'number' && numberStyle !== null
      ? `<c r="${at}" s="${numberStyle}"><v>${value}</v></c>`
      : text(String(value ?? ''), at, style);
  };
  const row = (values: readonly (string | number | null)[], no: number, style: number): string =>
    `<row r="${no}">${values.map((value, i) => cell(value, `${names[i] ?? ''}${no}`, style, i)).join('')}</row>`;
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield row(
    columns.map(({ title }) => title),
    1,
    BOLD,
  );
  for (let from = 0; from < rows.length; from += ROWS_PER_PIECE) {
    const piece = rows.slice(from, from + ROWS_PER_PIECE);
    yield piece.map((values, i) => row(values, from + i + 2, 0)).join('');
  }
  yield '</sheetData></worksheet>';
}

/**
 * An .xlsx that is written while it is read. The library behind `writeSheet` builds the whole sheet first, which blocks
 * the server's thread for seconds at 20,000 rows.
 */
export function sheetStream(text: StreamedSheet): Readable {
  return Readable.from(
    streamedZip([
      { name: '[Content_Types].xml', text: [CONTENT_TYPES] },
      { name: '_rels/.rels', text: [ROOT_RELS] },
      { name: 'xl/workbook.xml', text: [book(text.name)] },
      { name: 'xl/_rels/workbook.xml.rels', text: [BOOK_RELS] },
      { name: 'xl/styles.xml', text: [styles(formatsOf(text.columns))] },
      { name: 'xl/worksheets/sheet1.xml', text: sheet(text) },
    ]),
    { objectMode: false },
  );
}
