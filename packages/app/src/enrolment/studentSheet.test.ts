import { expect, it } from 'vitest';
import { readStudents } from './studentSheet.ts';

it('readStudents: reads text saved by Excel on Chinese Windows', async () => {
  // 林,138 in GBK
  const gbk = new Uint8Array([0xc1, 0xd6, 0x2c, 0x31, 0x33, 0x38]);
  expect(await readStudents(new File([gbk], 'list.csv'))).toBe('林,138');
  expect(await readStudents(new File(['林,138'], 'list.txt'))).toBe('林,138');
});

it('readStudents: throws for a damaged workbook', async () => {
  await expect(readStudents(new File(['no zip'], 'list.xlsx'))).rejects.toBeInstanceOf(Error);
});
