import { expect, it } from 'vitest';
import { readStudents } from './studentSheet.ts';

it('a text that Excel saved on a Chinese Windows is read', async () => {
  // 林,13800000001 in GBK
  const gbk = new Uint8Array([0xc1, 0xd6, 0x2c, 0x31, 0x33, 0x38]);
  expect(await readStudents(new File([gbk], 'list.csv'))).toBe('林,138');
  expect(await readStudents(new File(['林,138'], 'list.txt'))).toBe('林,138');
});

it('a damaged workbook is refused', async () => {
  await expect(readStudents(new File(['no zip'], 'list.xlsx'))).rejects.toBeInstanceOf(Error);
});
