import { expect, test } from 'vitest';
import { fieldProblem } from '../kit/fieldProblem.ts';
import { invoiceFields } from './invoice.ts';

test('invoiceFields: a tax number may have small letters and spaces, but needs the right check character', () => {
  const said = (code: string | null) => fieldProblem(invoiceFields.taxNo, code);
  expect([said(' 91440300708461136t '), said(''), said(null)]).toEqual([null, null, null]);
  expect(said('91440300708461136A')).toBe('税号不正确，请核对 18 位统一社会信用代码');
});
