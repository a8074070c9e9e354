import { expect, test } from 'vitest';
import { isCreditCode } from './creditCode.ts';

test('a code is taken with its own check sign and with no other', () => {
  const known = ['91440300708461136T', '91110000802100433B', '91330100799655058B'];
  expect(known.map(isCreditCode)).toEqual([true, true, true]);
  const body = '91440300708461136';
  const taken = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY').filter((sign) => isCreditCode(body + sign));
  expect(taken).toEqual(['T']);
});

test('two signs that changed places, a letter that does not exist and another length are no code', () => {
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
