export interface SheetLimits {
  maxRows: number;
  maxColumns: number;
  /** Longer cells are cut to this plus one character, which shows that they were cut. */
  maxCellChars: number;
}

/** Why a sheet is refused, in words for people. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
}

/** The start of a cell or row, and a whole tag; neither looks past the next `<`, so that no text makes them slow. */
const BEGIN = /<(?:[\w.-]+:)?(?:c|row)(?=[\s/>])/g;
const CELL_OR_ROW = /<(?:[\w.-]+:)?(c|row)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const LETTERS = 26;
const WRONG_ADDRESS = '有的单元格位置写错了';

/**
 * Refuses entities and external documents, which workbooks do not need, so that XML can neither explode nor fetch
 * anything. Also refuses tags that are not closed before the next one: a megabyte of them would keep the parser busy
 * for minutes.
 */
export function checkXml(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new SheetRefused('文件里有不允许的内容');
  if (/<[^<>]*</.test(xml)) throw new SheetRefused('内容已损坏');
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return column;
}

/** Reads attribute by attribute, as a parser does: ` r="1"` may also occur inside another value. */
function addressOf(attributes: string): string | undefined {
  const addresses: string[] = [];
  let end = 0;
  for (ATTRIBUTE.lastIndex = 0; ; end = ATTRIBUTE.lastIndex) {
    const found = ATTRIBUTE.exec(attributes);
    if (!found) break;
    if (found[1] === 'r') addresses.push(found[2] ?? found[3] ?? '');
  }
  if (addresses.length > 1 || !/^\s*\/?$/.test(attributes.slice(end))) throw new SheetRefused(WRONG_ADDRESS);
  return addresses[0];
}

/**
 * The parser fills every gap before a row or cell, so an address far outside would cost as much memory as a full table.
 */
export function checkAddresses(xml: string, { maxRows, maxColumns }: SheetLimits): void {
  const tooManyRows = () => new SheetRefused(`行数太多，每张工作表最多 ${maxRows} 行`);
  const seen = { row: 0, c: 0 };
  for (const [, tag, attributes = ''] of xml.matchAll(CELL_OR_ROW)) {
    seen[tag === 'row' ? 'row' : 'c'] += 1;
    if (seen.row > maxRows || seen.c > maxRows * maxColumns) throw tooManyRows();
    const address = addressOf(attributes);
    if (address === undefined) {
      if (tag === 'row') continue;
      throw new SheetRefused('有的单元格没有写明位置，请用 Excel 或 WPS 重新保存');
    }
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})([0-9]{1,7})$/.exec(address) ?? [];
    if (digits === '' || (letters === '') !== (tag === 'row')) throw new SheetRefused(WRONG_ADDRESS);
    if (Number(digits) > maxRows) throw tooManyRows();
    if (columnOf(letters) > maxColumns) throw new SheetRefused(`列数太多，每张工作表最多 ${maxColumns} 列`);
  }
  const begun = xml.match(BEGIN)?.length ?? 0;
  if (begun !== seen.row + seen.c) throw new SheetRefused(WRONG_ADDRESS);
}
