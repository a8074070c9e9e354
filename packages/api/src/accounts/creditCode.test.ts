import { expect, test } from 'vitest';
import { CREDIT_CODE_SHAPE, isCreditCode } from './creditCode.ts';

test('isCreditCode: accepts only the right check character', () => {
  const known = ['91440300708461136T', '91110000802100433B', '91330100799655058B'];
  expect(known.map(isCreditCode)).toEqual([true, true, true]);
  const body = '91440300708461136';
  const taken = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY').filter((sign) => isCreditCode(body + sign));
  expect(taken).toEqual(['T']);
});

test('isCreditCode: refuses swapped characters, unused letters and other lengths', () => {
  const codes = [
    '91440300708461316T',
    '9144030070846113IT',
    '91440300708461136',
    '91440300708461136T0',
    '',
    '91440300708461136t',
  ];
  expect(codes.filter(isCreditCode)).toEqual([]);
});

test('CREDIT_CODE_SHAPE: checks characters and length, but not the check character', () => {
  const known = '91440300708461136T';
  expect([known, '91440300708461136A'].map((code) => CREDIT_CODE_SHAPE.test(code))).toEqual([true, true]);
  const unlike = ['9144030070846113', `${known}0`, ...Array.from('IOSVZt', (sign) => `${known.slice(0, -1)}${sign}`)];
  expect(unlike.filter((code) => CREDIT_CODE_SHAPE.test(code))).toEqual([]);
});
