import { expect, test } from 'vitest';
import { isAsked } from '../forms/formValues.ts';
import { quitFields } from './orderForms.ts';
import { fenOf, yuanOf } from './yuan.ts';

test('an amount is read by whole numbers, with as many decimals as were typed', () => {
  expect(['298', '298.5', '0.07', '1234.56'].map(fenOf)).toEqual([29_800, 29_850, 7, 123_456]);
  expect([29_800, 29_850, 7, 0].map(yuanOf)).toEqual(['298', '298.50', '0.07', '0']);
});

test('a reason is asked for an amount other than the proposed one, and always where nobody applied', () => {
  const { reason } = quitFields(29_800, false);
  const asked = ['298', '298.00', '298.0', '200', '2x'].map((refundYuan) => isAsked(reason, { refundYuan }));
  expect(asked).toEqual([false, false, false, true, false]);
  expect(isAsked(quitFields(29_800, true).reason, { refundYuan: '298' })).toBe(true);
});
