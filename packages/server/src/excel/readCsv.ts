import { storableText } from '../base/storableText.ts';
import { unquoted } from './cellText.ts';
import { type SheetLimits, SheetRefused } from './checkSheet.ts';

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  // Excel's 「Unicode 文本」.
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Undefined if the bytes are not a text in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Control characters that no table contains: the file is something else, or in another encoding. */
const NO_TEXT = /(?![\t\n\r\f\v])[\p{Cc}\uFFFE\uFFFF]/u;

/**
 * The text of a file without a mark of its encoding: UTF-8, or what Excel and WPS in Chinese write, GB18030 (which
 * contains GBK). A text in GBK is practically never valid UTF-8 by chance.
 */
function textOf(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => startsWith(bytes, mark));
  const encodings = marked ? [marked.encoding] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== undefined && !NO_TEXT.test(text)) return text;
  }
  throw new SheetRefused('认不出文件里的文字。请用 Excel 或 WPS 打开，另存为「Excel 工作簿（.xlsx）」再上传');
}

const SEPARATORS = [',', '\t', ';'] as const;
/** Enough to contain the head below titles and notes. */
const LOOKED_AT_CHARS = 20_000;
/** Excel's own way to name the separator, in the first line. */
const NAMED = /^sep=([,;\t])\r?\n/;

/** The separator that occurs most often outside quotes; a text without one is a table of one column. */
function separatorOf(text: string): string {
  const bare = text.slice(0, LOOKED_AT_CHARS).replaceAll(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** ="007" is how programs keep Excel from reading a number. */
const KEPT_TEXT = /^="([^"]*)"$/;

function cellOf(raw: string, maxChars: number): string {
  if (raw.length > maxChars) return raw.slice(0, maxChars + 1).toWellFormed();
  return unquoted(storableText(KEPT_TEXT.exec(raw)?.[1] ?? raw).trim());
}

/**
 * Rows and cells by RFC 4180, with any line ends and one of the separators. A quote inside an unquoted cell is a
 * character, as in Excel; all other wrong quotes are refused with their row, since guessing would shift the cells.
 */
function rowsOf(text: string, separator: string, { maxRows, maxColumns, maxCellChars }: SheetLimits): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const next = new RegExp(`[${separator}\r\n]`, 'g');
  const keep = (cell: string) => {
    if (row.length >= maxColumns) throw new SheetRefused(`列数太多，每张工作表最多 ${maxColumns} 列`);
    row.push(cellOf(cell, maxCellChars));
  };
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close === -1) throw new SheetRefused(`第 ${rows.length + 1} 行有一个引号没有配对，请改好后再上传`);
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
      if (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
        throw new SheetRefused(`第 ${rows.length + 1} 行的引号后面多了内容，请改好后再上传`);
      }
    } else {
      next.lastIndex = at;
      const end = next.exec(text)?.index ?? text.length;
      cell = text.slice(at, end);
      at = end;
    }
    keep(cell);
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end is followed by an empty cell.
      if (at === text.length) keep('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
    if (rows.length > maxRows) throw new SheetRefused(`行数太多，每张工作表最多 ${maxRows} 行`);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The end of a quoted cell; two quotes in a row are one inside it. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

/**
 * The rows of a .csv or of a text with tabs, as wide as the widest one: UTF-8, UTF-16 with its mark, GBK or GB18030.
 *
 * @throws SheetRefused with the reason
 */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): string[][] {
  const text = textOf(bytes);
  const named = NAMED.exec(text);
  const rows = rowsOf(named ? text.slice(named[0].length) : text, named?.[1] ?? separatorOf(text), limits);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
