import { writeSheet } from '../../packages/server/src/excel/writeSheet.ts';

const HEAD = ['学号', '姓名', '班级', '出生年月', '家长姓名', '家长手机', '关系'];
const PER_CLASS = 40;

const digits = (no: number, length: number): string => String(no).padStart(length, '0');

/** A roster of a whole school as .xlsx, sorted by class; each child has a parent with a mobile, of age is everybody. */
export async function rosterFile(rowCount: number): Promise<File> {
  const rows = Array.from({ length: rowCount }, (_, i) => [
    `R${digits(i + 1, 5)}`,
    `新生${digits(i + 1, 5)}`,
    `名单${Math.floor(i / PER_CLASS) + 1}班`,
    '2010-05',
    `家长${digits(i + 1, 5)}`,
    `137${digits(i + 1, 8)}`,
    '母亲',
  ]);
  const columns = HEAD.map((title) => ({ title, width: 14, holds: 'text' as const }));
  const bytes = await writeSheet({ name: '全校名单', columns, rows });
  return new File([new Uint8Array(bytes)], '全校名单.xlsx');
}
