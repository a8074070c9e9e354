import { expect, test } from 'vitest';
import { isAsked } from '../kit/formValues.ts';
import { quitFields } from './orderForms.ts';
import { fenOf, yuanOf } from '../kit/yuan.ts';

test('fenOf and yuanOf: convert exactly, with any number of decimals typed', () => {
  expect(['298', '298.5', '0.07', '1234.56'].map(fenOf)).toEqual([29_800, 29_850, 7, 123_456]);
  expect([29_800, 29_850, 7, 0].map(yuanOf)).toEqual(['298', '298.50', '0.07', '0']);
});

test('quitFields: asks for a reason when the amount differs from the proposal, and always when nobody applied', () => {
  const { reason } = quitFields(29_800, false);
  const asked = ['298', '298.00', '298.0', '200', '2x'].map((refundYuan) => isAsked(reason, { refundYuan }));
  expect(asked).toEqual([false, false, false, true, false]);
  expect(isAsked(quitFields(29_800, true).reason, { refundYuan: '298' })).toBe(true);
});
