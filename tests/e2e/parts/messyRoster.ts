import { DAY_MS } from '@aosai/api/kit/constants';
import { type SheetColumn, writeSheet } from '../../../packages/server/src/excel/writeSheet.ts';

/** Cells of a sheet as a school keeps it; the first rows are a title, an empty row and the head. */
export type MessySheet = (string | number | null)[][];

const HEAD = ['序号', '学生姓名', '社团编号', '班别', '出生日期', '家长姓名', '家长联系电话', '关系', '血型'];
const CLASS_SIZE = 30;
const CLASSES = ['信奥 1 班', '信奥 2 班'];
const BIRTHDAYS_AT = HEAD.indexOf('出生日期');
/** Excel counts days; this is the number of 1970-01-01. */
const EPOCH_SERIAL = 25_569;
/** The children are eleven, and need a guardian's consent. */
const FIRST_BIRTHDAY = Date.UTC(new Date().getUTCFullYear() - 11, 0, 1) / DAY_MS + EPOCH_SERIAL;
export const WRONG_MOBILE = '1380013800';
/** Two children of one parent, in different classes. */
export const SIBLINGS = { names: ['周晓晨', '周晓晴'], parent: { name: '周正', mobile: '13611110001' } };
/** Two children with one name. */
export const NAMESAKE = '王梓涵';

const wide = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const NAMES = new Map([
  [3, SIBLINGS.names[0]],
  [33, SIBLINGS.names[1]],
  [10, NAMESAKE],
  [40, NAMESAKE],
]);

/**
 * A sheet of sixty children of two classes with what real ones have: a title, empty rows, full-width numbers, dates as
 * Excel stores them, columns of no use, a child twice, a wrong mobile.
 */
export function messyRoster(): MessySheet {
  const children = Array.from({ length: CLASS_SIZE * CLASSES.length }, (_, i): MessySheet[number] => {
    const isSibling = SIBLINGS.names.includes(NAMES.get(i) ?? '');
    const no = `2026${String(i + 1).padStart(3, '0')}`;
    const mobile = isSibling ? SIBLINGS.parent.mobile : `136222200${String(i).padStart(2, '0')}`;
    return [
      i + 1,
      NAMES.get(i) ?? `学生${String(i + 1).padStart(2, '0')}`,
      i % 4 === 0 ? wide(no) : no,
      CLASSES[Math.floor(i / CLASS_SIZE)] ?? '',
      FIRST_BIRTHDAY + i,
      isSibling ? SIBLINGS.parent.name : `家长${i + 1}`,
      i === 20 ? WRONG_MOBILE : i % 5 === 0 ? `${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}` : mobile,
      i % 2 === 0 ? '母亲' : '父亲',
      'A',
    ];
  });
  const empty: MessySheet[number] = HEAD.map(() => null);
  return [
    ['青禾实验小学 2026 年秋季信奥社团名单', ...HEAD.slice(1).map(() => null)],
    empty,
    HEAD,
    ...children.slice(0, CLASS_SIZE),
    empty,
    ...children.slice(CLASS_SIZE),
    children[5] ?? empty,
    empty,
  ];
}

/** The sheet with its two faults mended: the wrong mobile, and the child that is there twice. */
export function mended(sheet: MessySheet): MessySheet {
  return sheet.slice(0, -2).map((row) => row.map((cell) => (cell === WRONG_MOBILE ? '13622220020' : cell)));
}

/** The sheet as .xlsx. */
export async function asXlsx(sheet: MessySheet): Promise<Buffer> {
  const [title = [], ...rows] = sheet;
  const columns = title.map((cell, at): SheetColumn => ({
    title: String(cell ?? ''),
    width: 14,
    holds: at === BIRTHDAYS_AT ? { format: 'yyyy/m/d' } : 'text',
  }));
  return writeSheet({ name: 'Sheet1', columns, rows });
}

/** Bytes in GBK, which the platform can only read: each character is found by reading all pairs of bytes. */
function gbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk');
  const bytesOf = new Map<string, [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail !== 0x7f) bytesOf.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
    }
  }
  return Buffer.from(Array.from(text, (sign) => bytesOf.get(sign) ?? [sign.charCodeAt(0)]).flat());
}

/** The sheet as Excel for Chinese Windows saves it as .csv: in GBK, dates as they are shown. */
export function asGbkCsv(sheet: MessySheet): Buffer {
  const shown = (cell: string | number | null, at: number): string => {
    if (at !== BIRTHDAYS_AT || typeof cell !== 'number') return String(cell ?? '');
    const day = new Date((cell - EPOCH_SERIAL) * DAY_MS);
    return `${day.getUTCFullYear()}/${day.getUTCMonth() + 1}/${day.getUTCDate()}`;
  };
  return gbk(sheet.map((row) => row.map(shown).join(',')).join('\r\n'));
}
