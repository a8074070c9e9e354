import { expect, test } from 'vitest';
import { fileNameFrom } from './download.ts';

test.each([
  [`attachment; filename="x.xlsx"; filename*=UTF-8''%E6%88%90%E7%BB%A9.xlsx`, '成绩.xlsx'],
  ['attachment; filename="list.xlsx"', 'list.xlsx'],
  ['attachment; filename=../../etc/passwd', '.._.._etc_passwd'],
  [`attachment; filename*=UTF-8''%E6%88`, 'fallback.xlsx'],
  [null, 'fallback.xlsx'],
])('fileNameFrom: from the header %s takes %s', (header, name) => {
  expect(fileNameFrom(header, 'fallback.xlsx')).toBe(name);
});
