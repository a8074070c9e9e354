export interface SheetLimits {
  maxRows: number;
  maxColumns: number;
}

/** Why a sheet is not read, in words for people. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
}

const CELL_OR_ROW = /<(?:[\w.-]+:)?(c|row)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ADDRESS = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const LETTERS = 26;

/** Entities and outside documents have no place in a workbook, and XML without them cannot blow up or reach out. */
export function checkXml(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new SheetRefused('文件里有不允许的内容');
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return column;
}

/**
 * The parser fills every gap before a row or cell: an address far outside would cost as much memory as a full table.
 */
export function checkAddresses(xml: string, { maxRows, maxColumns }: SheetLimits): void {
  for (const [, tag, attributes = ''] of xml.matchAll(CELL_OR_ROW)) {
    const found = ADDRESS.exec(attributes);
    const address = found?.[1] ?? found?.[2];
    if (address === undefined) {
      if (tag === 'row') continue;
      throw new SheetRefused('有的单元格没有写明位置，请用 Excel 或 WPS 重新保存');
    }
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})([0-9]{1,7})$/.exec(address) ?? [];
    if (digits === '' || (letters === '') !== (tag === 'row')) throw new SheetRefused('有的单元格位置写错了');
    if (Number(digits) > maxRows) throw new SheetRefused(`行数太多，每张工作表最多 ${maxRows} 行`);
    if (columnOf(letters) > maxColumns) throw new SheetRefused(`列数太多，每张工作表最多 ${maxColumns} 列`);
  }
}
